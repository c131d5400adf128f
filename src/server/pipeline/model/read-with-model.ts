import type { VacancyItem } from "#analysis/criteria/advertisement/split-vacancy.ts";
import { CRITERIA_SHAPE, type CriteriaAnswer, readCriteriaAnswer } from "#analysis/model/criteria-answer.ts";
import { joinCriteria } from "#analysis/model/join-criteria.ts";
import {
  CRITERIA_PROMPT_VERSION,
  writeCriteriaPrompt,
  writeDescription,
} from "#analysis/model/write-criteria-prompt.ts";
import { asOwner, type Db } from "#db/client.ts";
import { type DescriptionAsked, findVacancyAnswer, keepVacancyAnswer } from "#db/vacancies/vacancy-answer-queries.ts";
import type { CriteriaOrigin } from "#shared/vacancies/criteria.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import type { ModelOutcome } from "./ask-model.ts";
import { hashAsked, type ModelDeps } from "./model-client.ts";

/** All CVs of the upload wait for this one answer. */
const LONGEST_MS = 90_000;

export interface ReadDescription {
  ownerId: UserId;
  uploadId: UploadId;
  /** As code has read it. */
  vacancy: Vacancy;
  items: VacancyItem[];
  signal: AbortSignal;
  onSlotAcquired: () => void;
}

/** Puts a job description before the language model. Whatever happens there, criteria come back. */
export async function readWithModel(
  { db, client }: ModelDeps,
  read: ReadDescription,
): Promise<Vacancy & CriteriaOrigin> {
  if (read.items.length === 0) return read.vacancy;
  const asked = describeQuestion(read, client.modelName);
  const kept = await findStoredAnswer(db, read, asked);
  const result: ModelOutcome<CriteriaAnswer> =
    kept === undefined ? await askAndStore({ db, client }, read, asked) : { kind: "answer", answer: kept };
  if (result.kind === "gave_up") return { ...read.vacancy, criteria_model: null, criteria_note: result.note };
  const joined = joinCriteria(read.vacancy, read.items, result.answer);
  return { ...joined, criteria_model: `${client.modelName} ${CRITERIA_PROMPT_VERSION}`, criteria_note: null };
}

async function findStoredAnswer(db: Db, { ownerId, items }: ReadDescription, asked: DescriptionAsked) {
  const kept = await asOwner(db, ownerId, (tx) => findVacancyAnswer(tx, ownerId, asked));
  return kept === undefined ? undefined : readCriteriaAnswer(JSON.stringify(kept), items);
}

async function askAndStore({ db, client }: ModelDeps, read: ReadDescription, asked: DescriptionAsked) {
  const { ownerId, uploadId, vacancy, items, signal, onSlotAcquired } = read;
  const result = await client.ask({
    ownerId,
    uploadId,
    write: (marker) => writeCriteriaPrompt(vacancy.title, items, marker),
    shape: CRITERIA_SHAPE,
    read: (text) => readCriteriaAnswer(text, items),
    signal,
    onSlotAcquired,
    withinMs: LONGEST_MS,
  });
  if (result.kind === "answer")
    await asOwner(db, ownerId, (tx) => keepVacancyAnswer(tx, ownerId, uploadId, asked, result.answer));
  return result;
}

function describeQuestion({ vacancy, items }: ReadDescription, model: string): DescriptionAsked {
  const vacancy_hash = hashAsked(JSON.stringify([vacancy.title, writeDescription(items)]));
  return { vacancy_hash, model, prompt_version: CRITERIA_PROMPT_VERSION };
}
