import { judgeByModel } from "#analysis/model/judge-by-model.ts";
import { ANSWER_SHAPE, type ModelAnswer, readAnswer } from "#analysis/model/model-answer.ts";
import type { ModelMaterial } from "#analysis/model/model-material.ts";
import { PROMPT_VERSION, writeCv, writePrompt } from "#analysis/model/write-prompt.ts";
import { asOwner, type Db } from "#db/client.ts";
import { type AskedBefore, findModelAnswer, keepModelAnswer } from "#db/screening/model-queries.ts";
import type { CvAnalysis } from "#shared/screening/cv-analysis.ts";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import { type JudgedCv, judgedLocally } from "#shared/screening/judged-cv.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import type { ModelOutcome } from "./ask-model.ts";
import { hashAsked, type ModelDeps } from "./model-client.ts";

export interface ModelCase {
  ownerId: UserId;
  uploadId: UploadId;
  candidateId: CandidateId;
  vacancy: Vacancy;
  local: CvAnalysis;
  material: ModelMaterial;
  signal: AbortSignal;
  /** Called once a slot is acquired and only the model's answer is outstanding. */
  onSlotAcquired: () => void;
}

/** Asks the language model about a CV. If that fails, the local engine's result is returned. */
export async function judgeWithModel({ db, client }: ModelDeps, one: ModelCase): Promise<JudgedCv> {
  if (one.vacancy.criteria.length === 0) return judgedLocally(one.local);
  const asked = describeQuestion(one, client.modelName);
  const kept = await findStoredAnswer(db, one, asked);
  const result: ModelOutcome<ModelAnswer> =
    kept === undefined ? await askAndStore({ db, client }, one, asked) : { kind: "answer", answer: kept };
  if (result.kind === "gave_up") return judgedLocally(one.local, result.note);
  return judgeByModel({ ...one, answer: result.answer, model: client.modelName });
}

async function findStoredAnswer(db: Db, { ownerId, vacancy }: ModelCase, asked: AskedBefore) {
  const kept = await asOwner(db, ownerId, (tx) => findModelAnswer(tx, ownerId, asked));
  return kept === undefined ? undefined : readAnswer(JSON.stringify(kept), vacancy);
}

async function askAndStore({ db, client }: ModelDeps, one: ModelCase, asked: AskedBefore) {
  const { ownerId, uploadId, candidateId, vacancy, material, signal, onSlotAcquired } = one;
  const result = await client.ask({
    ownerId,
    uploadId,
    write: (marker) => writePrompt(vacancy, material, marker),
    shape: ANSWER_SHAPE,
    read: (text) => readAnswer(text, vacancy),
    signal,
    onSlotAcquired,
  });
  if (result.kind === "answer")
    await asOwner(db, ownerId, (tx) => keepModelAnswer(tx, ownerId, candidateId, asked, result.answer));
  return result;
}

/** Cache key: the question, not the person. Two CVs that differ in the name alone share one answer. */
function describeQuestion({ vacancy, material }: ModelCase, model: string): AskedBefore {
  const asked = vacancy.criteria.map(({ id, wording, required_years }) => [id, wording, required_years]);
  return {
    cv_hash: hashAsked(writeCv(material)),
    criteria_hash: hashAsked(JSON.stringify([vacancy.title, asked])),
    model,
    prompt_version: PROMPT_VERSION,
  };
}
