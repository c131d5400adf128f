import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ModelSettings } from "#gateways/language-model.ts";
import { type About, answerWell, findAbout, type SeenPrompt, takeApart } from "#tests/support/model-answers.ts";

const LARGE_BYTES = 10 * 1024 * 1024;

type Stop = "end" | "length" | "refusal";

/** How the server behaves for one call. */
export type Behaviour =
  | { kind: "says"; write: (seen: SeenPrompt) => object | string; stop?: Stop }
  | { kind: "fails"; status: number; headers?: Record<string, string> }
  | { kind: "hangs" | "resets" | "page" | "large" | "half" };

export const HONEST = { kind: "says", write: answerWell, stop: "end" } as const satisfies Behaviour;

interface Received {
  about: About;
  path: string;
  body: string;
  prompt: string;
  headers: IncomingMessage["headers"];
  at: number;
}

type Provider = ModelSettings["provider"];

/** As much of the three wire formats as the product speaks: what the providers' own libraries send and read. */
export async function startModelServer() {
  const received: Received[] = [];
  const scripts: Record<About, Behaviour[]> = { cv: [], vacancy: [], letter: [] };
  let underWay = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const path = new URL(request.url ?? "", "http://model.test").pathname;
      const body = await read(request);
      const prompt = findPrompt(JSON.parse(body));
      const about = findAbout(prompt) ?? "cv";
      received.push({ about, path, body, prompt, headers: request.headers, at: performance.now() });
      underWay += 1;
      model.mostAtOnce = Math.max(model.mostAtOnce, underWay);
      response.once("close", () => (underWay -= 1));
      play(scripts[about].shift() ?? model.otherwise, { path, body, prompt, request, response });
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const model = {
    /** All calls. */
    received,
    heardAbout: (about: About) => received.filter((call) => call.about === about),
    /** One for each call about a CV, in order; after them `otherwise`. */
    script: scripts.cv,
    /** The same for calls about something else. */
    scripts,
    otherwise: HONEST as Behaviour,
    /** How many calls were under way together. */
    mostAtOnce: 0,
    settings: (provider: Provider = "openai-compatible", changes: Partial<ModelSettings> = {}): ModelSettings => ({
      provider,
      model: "a-model",
      baseUrl: `http://127.0.0.1:${port}/v1`,
      apiKey: "a-key",
      timeoutMs: 5000,
      firstWaitMs: 1,
      concurrency: 4,
      tokensPerUpload: 1_000_000,
      prices: { input: 2, output: 8 },
      ...changes,
    }),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
  return model;
}

interface Call {
  path: string;
  body: string;
  prompt: string;
  request: IncomingMessage;
  response: ServerResponse;
}

function play(behaviour: Behaviour, { path, body, prompt, request, response }: Call): unknown {
  const send = (status: number, text: string, headers: Record<string, string> = {}) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
  if (behaviour.kind === "hangs") return undefined;
  if (behaviour.kind === "fails")
    return send(behaviour.status, JSON.stringify({ error: { message: "no", type: "error" } }), behaviour.headers);
  if (behaviour.kind === "page")
    return send(200, "<!doctype html><title>Sign in</title>", { "content-type": "text/html" });
  const { write, stop = "end" } = behaviour.kind === "says" ? behaviour : HONEST;
  const said = write(takeApart(prompt));
  const text = JSON.stringify(wrap(path, body, typeof said === "string" ? said : JSON.stringify(said), stop));
  if (behaviour.kind === "large") return send(200, text.replace("}", `,"pad":"${"x".repeat(LARGE_BYTES)}"}`));
  if (behaviour.kind === "says") return send(200, text);
  response.writeHead(200, { "content-type": "application/json", "content-length": String(text.length) });
  response.write(text.slice(0, text.length / 2));
  if (behaviour.kind === "half") response.end();
  return setTimeout(() => request.socket.destroy(), 20);
}

function wrap(path: string, body: string, text: string, stop: Stop): object {
  if (path.endsWith("/messages")) return wrapAsMessage(body, text, stop);
  if (path.includes(":generateContent")) return wrapAsCandidate(text, stop);
  return {
    id: "chat-1",
    object: "chat.completion",
    created: 1_760_000_000,
    model: "a-model",
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: text },
        finish_reason: { end: "stop", length: "length", refusal: "content_filter" }[stop],
      },
    ],
    usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
  };
}

/** Where a tool is forced on the model its input is the answer. */
function wrapAsMessage(body: string, text: string, stop: Stop): object {
  const { tools } = JSON.parse(body);
  const isObject = text.startsWith("{") && text.endsWith("}");
  const content =
    Array.isArray(tools) && isObject
      ? { type: "tool_use", id: "tool-1", name: tools[0].name, input: JSON.parse(text) }
      : { type: "text", text };
  return {
    id: "msg-1",
    type: "message",
    role: "assistant",
    model: "a-model",
    content: [content],
    stop_reason: { end: "end_turn", length: "max_tokens", refusal: "refusal" }[stop],
    stop_sequence: null,
    usage: { input_tokens: 1000, output_tokens: 200 },
  };
}

function wrapAsCandidate(text: string, stop: Stop): object {
  const reason = { end: "STOP", length: "MAX_TOKENS", refusal: "SAFETY" }[stop];
  return {
    candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: reason, index: 0 }],
    usageMetadata: { promptTokenCount: 1000, candidatesTokenCount: 200, totalTokenCount: 1200 },
  };
}

/** The longest text in the request that holds a marker. */
function findPrompt(value: unknown): string {
  if (typeof value === "string") return findAbout(value) === undefined ? "" : value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value)
    .map(findPrompt)
    .reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}

async function read(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
