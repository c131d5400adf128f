import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, generateText, jsonSchema, type LanguageModelUsage, NoObjectGeneratedError, Output } from "ai";
import type { LanguageModel, ModelQuestion, ModelReply, ModelSettings, Tokens } from "./language-model.ts";
import { readRetryAfter } from "./read-retry-after.ts";

const LARGEST_ANSWER_BYTES = 1024 * 1024;

class AnswerTooLarge extends Error {}

const MOST_OUTPUT_TOKENS = 8000;
const TOO_BUSY = new Set([408, 409, 425, 429, 503, 529]);

// It would print what a model does not support, once for every CV.
globalThis.AI_SDK_LOG_WARNINGS = false;

export class AiSdkModel implements LanguageModel {
  readonly name: string;
  readonly #model;
  readonly #timeoutMs: number;

  constructor(settings: ModelSettings) {
    this.name = `${settings.provider}/${settings.model}`;
    this.#model = openProvider(settings);
    this.#timeoutMs = settings.timeoutMs;
  }

  async ask({ system, text, shape, signal }: ModelQuestion): Promise<ModelReply> {
    try {
      const result = await generateText({
        model: this.#model,
        system,
        prompt: text,
        output: Output.object({ schema: jsonSchema(shape), name: "findings" }),
        temperature: 0,
        maxOutputTokens: MOST_OUTPUT_TOKENS,
        // The caller knows how many others wait, and decides when to ask again.
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(this.#timeoutMs)]),
      });
      return readResult(result.text, result.finishReason, result.usage);
    } catch (error) {
      signal.throwIfAborted();
      return readError(error);
    }
  }
}

function openProvider({ provider, model, baseUrl, apiKey }: ModelSettings) {
  const settings = { ...(baseUrl !== undefined && { baseURL: baseUrl }), apiKey: apiKey ?? "", fetch: boundedFetch };
  if (provider === "anthropic") return createAnthropic(settings)(model);
  if (provider === "google") return createGoogleGenerativeAI(settings)(model);
  if (provider === "openai") return createOpenAI(settings).chat(model);
  const isStructured = { name: "model", supportsStructuredOutputs: true, baseURL: baseUrl ?? "" };
  return createOpenAICompatible({ ...isStructured, fetch: boundedFetch, ...(apiKey !== undefined && { apiKey }) })(
    model,
  );
}

function readResult(text: string, finishReason: string, usage: CountedTokens): ModelReply {
  const tokens = readTokens(usage);
  // Some say no by saying nothing.
  const isRefusal = finishReason === "content-filter" || (finishReason === "stop" && text === "");
  return isRefusal ? { kind: "refused", tokens } : { kind: "answered", text, tokens };
}

function readError(error: unknown): ModelReply {
  if (NoObjectGeneratedError.isInstance(error))
    return readResult(error.text ?? "", error.finishReason ?? "other", error.usage ?? NO_USAGE);
  if (!APICallError.isInstance(error) || error.statusCode === undefined)
    return { kind: "failed", mayPass: true, cause: error };
  if (TOO_BUSY.has(error.statusCode)) return { kind: "busy", retryAfterMs: readRetryAfter(error.responseHeaders) };
  const isOurFault = error.statusCode >= 300 && error.statusCode < 500;
  return { kind: "failed", mayPass: !isOurFault, cause: error };
}

type CountedTokens = Pick<LanguageModelUsage, "inputTokens" | "outputTokens">;
const NO_USAGE = { inputTokens: 0, outputTokens: 0 };

function readTokens({ inputTokens, outputTokens }: CountedTokens): Tokens {
  return { input: readCount(inputTokens), output: readCount(outputTokens) };
}

/** Not every server counts, and none is believed: what it names is stored and paid for. */
function readCount(count: number | undefined): number {
  return count !== undefined && Number.isSafeInteger(count) && count > 0 ? Math.min(count, 10_000_000) : 0;
}

/** No redirects, which could lead into our own network, and no answer that fills the memory. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "error" });
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > LARGEST_ANSWER_BYTES) controller.error(new AnswerTooLarge("The model's answer is too large."));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(limit), { status, statusText, headers });
}
