import { createHash, randomBytes } from "node:crypto";
import { judgeByModel } from "#analysis/model/judge-by-model.ts";
import { ANSWER_SHAPE, type ModelAnswer, readAnswer } from "#analysis/model/model-answer.ts";
import type { ModelMaterial } from "#analysis/model/model-material.ts";
import { PROMPT_VERSION, writeCv, writePrompt } from "#analysis/model/write-prompt.ts";
import { asOwner, type Db } from "#db/client.ts";
import {
  addModelUsage,
  type AskedBefore,
  findModelAnswer,
  keepModelAnswer,
  sumUploadSpending,
} from "#db/model-queries.ts";
import type { LanguageModel, ModelSettings, Tokens } from "#gateways/language-model.ts";
import type { CvAnalysis } from "#shared/cv-analysis.ts";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import { type JudgedCv, judgedLocally } from "#shared/judged-cv.ts";
import type { Vacancy } from "#shared/vacancy.ts";
import type { Logger } from "pino";
import { type Asked, askModel } from "./ask-model.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { Turnstile } from "./turnstile.ts";

/** Characters of a prompt to a token, and what an answer takes: rough, and only to stop before the budget is passed. */
const CHARACTERS_PER_TOKEN = 4;
const TOKENS_PER_ANSWER = 1500;

export interface ModelCase {
  ownerId: UserId;
  uploadId: UploadId;
  candidateId: CandidateId;
  vacancy: Vacancy;
  local: CvAnalysis;
  material: ModelMaterial;
  signal: AbortSignal;
  /** Called once a place is free and only the model is waited for. */
  onTurn: () => void;
}

export interface ModelDeskDeps {
  db: Db;
  log: Logger;
  model: LanguageModel;
  settings: Pick<ModelSettings, "concurrency" | "firstWaitMs" | "tokensPerUpload" | "prices">;
}

/** Where CVs are put before the language model. Whatever happens there, a judgement comes back. */
export class ModelDesk {
  readonly #deps: ModelDeskDeps;
  readonly #breaker = new CircuitBreaker();
  readonly #turnstile: Turnstile;
  /** Tokens that calls under way will have spent. */
  readonly #reserved = new Map<UploadId, number>();

  constructor(deps: ModelDeskDeps) {
    this.#deps = deps;
    this.#turnstile = new Turnstile(deps.settings.concurrency);
  }

  async judge(one: ModelCase): Promise<JudgedCv> {
    if (one.vacancy.criteria.length === 0) return judgedLocally(one.local);
    const asked = describeQuestion(one, this.#deps.model.name);
    const answer = (await this.#recall(one, asked)) ?? (await this.#askInTurn(one, asked));
    if ("kind" in answer) return judgedLocally(one.local, answer.note);
    return judgeByModel({ ...one, answer, model: this.#deps.model.name });
  }

  async #recall({ ownerId, vacancy }: ModelCase, asked: AskedBefore): Promise<ModelAnswer | undefined> {
    const kept = await asOwner(this.#deps.db, ownerId, (tx) => findModelAnswer(tx, ownerId, asked));
    return kept === undefined ? undefined : readAnswer(JSON.stringify(kept), vacancy);
  }

  async #askInTurn(one: ModelCase, asked: AskedBefore) {
    await this.#turnstile.enter(one.signal);
    one.onTurn();
    try {
      const result = await this.#askWithin(one);
      if (result.kind === "gave_up") return result;
      await this.#keep(one, asked, result.answer);
      return result.answer;
    } finally {
      this.#turnstile.leave();
    }
  }

  async #askWithin(one: ModelCase): Promise<Asked<ModelAnswer>> {
    const { ownerId, uploadId, vacancy, material } = one;
    const { model, log, settings } = this.#deps;
    const prompt = writePrompt(vacancy, material, randomBytes(16).toString("hex"));
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
        model,
        question: { ...prompt, shape: ANSWER_SHAPE, signal: one.signal },
        breaker: this.#breaker,
        firstWaitMs: settings.firstWaitMs,
        read: (text) => readAnswer(text, vacancy),
        onSpent: (tokens) => this.#count(one, tokens),
        onTrouble: (reply) => log.warn(describeTrouble(reply), "The language model gave no usable answer."),
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

  async #count({ ownerId, uploadId }: ModelCase, { input, output }: Tokens) {
    const { db, model, settings } = this.#deps;
    const { prices } = settings;
    const cost = prices === undefined ? null : (input * prices.input + output * prices.output) / 1_000_000;
    const spent = { model: model.name, input_tokens: input, output_tokens: output, cost };
    await asOwner(db, ownerId, (tx) => addModelUsage(tx, ownerId, uploadId, spent));
  }

  async #keep({ ownerId, candidateId }: ModelCase, asked: AskedBefore, answer: ModelAnswer) {
    await asOwner(this.#deps.db, ownerId, (tx) => keepModelAnswer(tx, ownerId, candidateId, asked, answer));
  }
}

/** By what is asked, not by whom it is about: two people who differ in their name alone have one answer. */
function describeQuestion({ vacancy, material }: ModelCase, model: string): AskedBefore {
  const asked = vacancy.criteria.map(({ id, wording, required_years }) => [id, wording, required_years]);
  return {
    cv_hash: hash(writeCv(material)),
    criteria_hash: hash(JSON.stringify([vacancy.title, asked])),
    model,
    prompt_version: PROMPT_VERSION,
  };
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Never what was asked or answered: both are somebody's CV. */
function describeTrouble(reply: { kind: string; cause?: unknown }) {
  const { cause } = reply;
  const status = typeof cause === "object" && cause !== null && "statusCode" in cause ? cause.statusCode : undefined;
  return { reply: reply.kind, status, fault: cause instanceof Error ? cause.name : undefined };
}
