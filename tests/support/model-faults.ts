import { answerWell, type SeenPrompt } from "#tests/support/model-answers.ts";
import type { Behaviour } from "#tests/support/model-server.ts";

/** What a provider or a model can do wrong, what is made of it, and how often it may be asked at most. */
export interface ModelFault {
  name: string;
  behaviour: Behaviour;
  /** Null where the answer is good all the same. */
  note: "model_unreachable" | "model_unusable" | "model_refused" | null;
  calls: number;
}

const fails = (status: number, headers: Record<string, string> = {}): Behaviour => ({ kind: "fails", status, headers });
const says = (write: (seen: SeenPrompt) => object | string): Behaviour => ({ kind: "says", write });
const well = (seen: SeenPrompt) => JSON.stringify(answerWell(seen));

/** The first field that holds a text gets something else. */
const spoil = (value: string) => says((seen) => well(seen).replace(/:"(?:[^"\\]|\\.)*"/u, `:${value}`));

export const MODEL_FAULTS: ModelFault[] = [
  { name: "too many requests", behaviour: fails(429), note: "model_unreachable", calls: 4 },
  {
    name: "too many for an hour",
    behaviour: fails(429, { "retry-after": "3600" }),
    note: "model_unreachable",
    calls: 1,
  },
  { name: "too many for a moment", behaviour: fails(429, { "retry-after": "0" }), note: "model_unreachable", calls: 4 },
  { name: "an inner fault", behaviour: fails(500), note: "model_unreachable", calls: 4 },
  { name: "out of service", behaviour: fails(503), note: "model_unreachable", calls: 4 },
  { name: "a wrong key", behaviour: fails(401), note: "model_unreachable", calls: 1 },
  { name: "silence", behaviour: { kind: "hangs" }, note: "model_unreachable", calls: 4 },
  { name: "a line that breaks", behaviour: { kind: "resets" }, note: "model_unreachable", calls: 4 },
  { name: "half a body", behaviour: { kind: "half" }, note: "model_unreachable", calls: 4 },
  { name: "a page", behaviour: { kind: "page" }, note: "model_unreachable", calls: 4 },
  { name: "ten megabytes", behaviour: { kind: "large" }, note: "model_unreachable", calls: 4 },
  { name: "half an object", behaviour: says((seen) => well(seen).slice(0, 30)), note: "model_unusable", calls: 2 },
  {
    name: "an answer cut off",
    behaviour: { kind: "says", write: (seen) => well(seen).slice(0, -20), stop: "length" },
    note: "model_unusable",
    calls: 2,
  },
  { name: "prose", behaviour: says(() => "I am sorry, I cannot help with that."), note: "model_unusable", calls: 2 },
  { name: "a number for a text", behaviour: spoil("100"), note: "model_unusable", calls: 2 },
  { name: "a list for a text", behaviour: spoil('["x"]'), note: "model_unusable", calls: 2 },
  { name: "nothing for a text", behaviour: spoil("null"), note: "model_unusable", calls: 2 },
  { name: "a number beyond all", behaviour: spoil("1e308"), note: "model_unusable", calls: 2 },
  { name: "a score and nothing else", behaviour: says(() => ({ score: 100 })), note: "model_unusable", calls: 2 },
  {
    name: "a refusal",
    behaviour: { kind: "says", write: () => "No.", stop: "refusal" },
    note: "model_refused",
    calls: 1,
  },
  { name: "prose around it", behaviour: says((seen) => `Gladly! ${well(seen)} Anything else?`), note: null, calls: 1 },
  {
    name: "keys nobody asked for",
    behaviour: says((seen) => ({ ...answerWell(seen), score: 100, rank: 1 })),
    note: null,
    calls: 1,
  },
];

/** Not a number at all, which no reader of JSON takes. A forced tool has its own writer, and cannot say it. */
export const NOT_A_NUMBER = spoil("NaN");

/** Some libraries take the whole answer for broken, which it may be: it must only reach nothing. */
export const PROTOTYPE = says((seen) => well(seen).replace("{", '{"__proto__":{"pwned":1},"constructor":{"pwned":1},'));
