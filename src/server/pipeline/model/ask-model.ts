import { setTimeout as sleep } from "node:timers/promises";
import type { LanguageModel, ModelQuestion, ModelReply, Tokens } from "#gateways/language-model.ts";
import type { EngineNote } from "#shared/screening/judged-cv.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";

const MAX_ATTEMPTS = 4;
/** An unusable answer is retried once: a model that fails twice fails the third time too. */
const MAX_UNUSABLE = 2;
/** If the provider asks for a longer wait than this, the call gives up and the circuit breaker pauses all calls until then. */
const LONGEST_WAIT_MS = 30_000;

export interface ModelCall<A> {
  model: LanguageModel;
  question: ModelQuestion;
  breaker: CircuitBreaker;
  firstWaitMs: number;
  read: (text: string) => A | undefined;
  onSpent: (tokens: Tokens) => Promise<void>;
  onFailure: (reply: ModelReply) => void;
}

export type ModelOutcome<A> = { kind: "answer"; answer: A } | { kind: "gave_up"; note: EngineNote };

/** Retries with exponential backoff, a bounded number of times, until there is an answer that can be parsed. */
export async function askModel<A>(call: ModelCall<A>): Promise<ModelOutcome<A>> {
  const { model, question, breaker, onFailure } = call;
  let unusable = 0;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (breaker.isOpen(Date.now())) return gaveUp("model_unreachable");
    const reply = await model.ask(question);
    if (reply.kind === "answered" || reply.kind === "refused") {
      breaker.noteSuccess();
      await call.onSpent(reply.tokens);
    }
    if (reply.kind === "refused") return gaveUp("model_refused");
    const answer = reply.kind === "answered" ? call.read(reply.text) : undefined;
    if (answer !== undefined) return { kind: "answer", answer };
    onFailure(reply);
    if (reply.kind === "answered") unusable += 1;
    if (unusable === MAX_UNUSABLE) return gaveUp("model_unusable");
    const waitMs = reply.kind === "answered" ? 0 : noteAndWait(reply, call, attempt);
    if (waitMs === undefined) return gaveUp("model_unreachable");
    if (attempt + 1 < MAX_ATTEMPTS) await sleep(waitMs, undefined, { signal: question.signal });
  }
  return gaveUp("model_unreachable");
}

type FailedReply = Extract<ModelReply, { kind: "busy" | "failed" }>;

/** How long to wait before the next attempt; undefined where waiting does not help. */
function noteAndWait(
  reply: FailedReply,
  { breaker, firstWaitMs }: Pick<ModelCall<unknown>, "breaker" | "firstWaitMs">,
  attempt: number,
): number | undefined {
  const now = Date.now();
  if (reply.kind === "failed" && !reply.mayPass) {
    breaker.noteWrongSetting(now);
    return undefined;
  }
  const asked = reply.kind === "busy" ? reply.retryAfterMs : null;
  if (asked !== null && asked > LONGEST_WAIT_MS) {
    breaker.pause(now, asked);
    return undefined;
  }
  // Being busy at a time it names is no failure.
  if (asked === null) breaker.noteFailure(now);
  return asked ?? firstWaitMs * 2 ** attempt * (1 + Math.random() / 2);
}

function gaveUp(note: EngineNote): { kind: "gave_up"; note: EngineNote } {
  return { kind: "gave_up", note };
}
