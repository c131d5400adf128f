import { createHash, randomBytes } from "node:crypto";
import type { Prompt } from "#analysis/model/write-prompt.ts";
import { asOwner, type Db } from "#db/client.ts";
import { addModelUsage, sumUploadSpending } from "#db/screening/model-queries.ts";
import type { LanguageModel, ModelSettings, Tokens } from "#gateways/language-model.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Logger } from "pino";
import { type ModelOutcome, askModel } from "./ask-model.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { ModelFigures } from "./model-figures.ts";
import { Semaphore } from "./semaphore.ts";

/** Characters of a prompt to a token, and what an answer takes: rough, and only to stop before the budget is passed. */
const CHARACTERS_PER_TOKEN = 4;
const TOKENS_PER_ANSWER = 1500;

/** Whose budget pays, what is asked, and what counts as an answer. */
export interface ModelRequest<A> {
  ownerId: UserId;
  uploadId: UploadId;
  /** The marker is new for every call. */
  write: (marker: string) => Prompt;
  shape: Record<string, unknown>;
  read: (text: string) => A | undefined;
  signal: AbortSignal;
  /** All attempts and waits together, where somebody or something else waits for them. */
  withinMs?: number;
  /** Called once a slot is acquired and only the model's answer is outstanding. */
  onSlotAcquired?: () => void;
}

export interface ModelClientDeps {
  db: Db;
  log: Logger;
  model: LanguageModel;
  settings: Pick<ModelSettings, "concurrency" | "firstWaitMs" | "tokensPerUpload" | "prices">;
}

/** For a step that keeps what the model answers. */
export interface ModelDeps {
  db: Db;
  client: ModelClient;
}

/** The client of the language model: bounded concurrency, a token budget per upload, and a circuit breaker. */
export class ModelClient {
  readonly #deps: ModelClientDeps;
  readonly #breaker = new CircuitBreaker();
  readonly #semaphore: Semaphore;
  readonly figures = new ModelFigures();
  /** Tokens that calls under way will have spent. */
  readonly #reserved = new Map<UploadId, number>();

  constructor(deps: ModelClientDeps) {
    this.#deps = deps;
    this.#semaphore = new Semaphore(deps.settings.concurrency);
  }

  /** Provider and model: part of every result it had a hand in. */
  get modelName(): string {
    return this.#deps.model.name;
  }

  /** Rejects only when the question's own signal ended it. */
  async ask<A>(question: ModelRequest<A>): Promise<ModelOutcome<A>> {
    const asked = await this.#askInTime(question);
    if (asked.kind === "gave_up") this.figures.noteGivenUp(asked.note);
    return asked;
  }

  async #askInTime<A>(question: ModelRequest<A>): Promise<ModelOutcome<A>> {
    if (question.withinMs === undefined) return this.#askWithSlot(question);
    const late = AbortSignal.timeout(question.withinMs);
    try {
      return await this.#askWithSlot({ ...question, signal: AbortSignal.any([question.signal, late]) });
    } catch (error) {
      question.signal.throwIfAborted();
      if (late.aborted) return { kind: "gave_up", note: "model_unreachable" };
      throw error;
    }
  }

  async #askWithSlot<A>(question: ModelRequest<A>): Promise<ModelOutcome<A>> {
    await this.#semaphore.acquire(question.signal);
    question.onSlotAcquired?.();
    try {
      return await this.#askWithinBudget(question);
    } finally {
      this.#semaphore.release();
    }
  }

  async #askWithinBudget<A>(question: ModelRequest<A>): Promise<ModelOutcome<A>> {
    const { ownerId, uploadId, write, shape, read, signal } = question;
    const { model, log, settings } = this.#deps;
    const prompt = write(randomBytes(16).toString("hex"));
    const expected = Math.ceil((prompt.system.length + prompt.text.length) / CHARACTERS_PER_TOKEN) + TOKENS_PER_ANSWER;
    // What ends meanwhile is in one of the two: counted as spent, or still held here.
    const held = this.#reserved.get(uploadId) ?? 0;
    const spent = await asOwner(this.#deps.db, ownerId, (tx) => sumUploadSpending(tx, ownerId, uploadId));
    const reserved = Math.max(held, this.#reserved.get(uploadId) ?? 0);
    if (spent.input_tokens + spent.output_tokens + reserved + expected > settings.tokensPerUpload)
      return { kind: "gave_up", note: "budget_spent" };
    this.#reserve(uploadId, expected);
    try {
      return await askModel({
        model: this.figures.counting(model),
        question: { ...prompt, shape, signal },
        breaker: this.#breaker,
        firstWaitMs: settings.firstWaitMs,
        read,
        onSpent: (tokens) => this.#count(question, tokens),
        onFailure: (reply) => log.warn(describeFailure(reply), "The language model gave no usable answer."),
      });
    } finally {
      this.#reserve(uploadId, -expected);
    }
  }

  #reserve(uploadId: UploadId, tokens: number) {
    const left = (this.#reserved.get(uploadId) ?? 0) + tokens;
    if (left > 0) this.#reserved.set(uploadId, left);
    else this.#reserved.delete(uploadId);
  }

  async #count({ ownerId, uploadId }: Pick<ModelRequest<unknown>, "ownerId" | "uploadId">, { input, output }: Tokens) {
    const { db, model, settings } = this.#deps;
    const { prices } = settings;
    const cost = prices === undefined ? null : (input * prices.input + output * prices.output) / 1_000_000;
    this.figures.noteSpent({ input, output }, cost);
    const spent = { model: model.name, input_tokens: input, output_tokens: output, cost };
    await asOwner(db, ownerId, (tx) => addModelUsage(tx, ownerId, uploadId, spent));
  }
}

/** Cache key of a stored answer. */
export function hashAsked(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Never logs question or answer: both contain CV text. */
function describeFailure(reply: { kind: string; cause?: unknown }) {
  const { cause } = reply;
  const status = typeof cause === "object" && cause !== null && "statusCode" in cause ? cause.statusCode : undefined;
  return { reply: reply.kind, status, fault: cause instanceof Error ? cause.name : undefined };
}
