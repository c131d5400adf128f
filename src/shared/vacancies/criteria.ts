import * as z from "zod/mini";
import { UploadId } from "#shared/ids.ts";
import { MAX_BOARD_ROWS, MAX_BOARD_WEIGHT, MAX_WORDING } from "./board.ts";
import { EngineNote } from "#shared/screening/judged-cv.ts";
import { Criterion, Importance, Vacancy } from "./vacancy.ts";

/** How criteria came about: the language model that had a hand in them, or why a configured one had none. */
const CriteriaOrigin = z.object({
  criteria_model: z.optional(z.nullable(z.string())),
  criteria_note: z.optional(z.nullable(EngineNote)),
});
export type CriteriaOrigin = z.infer<typeof CriteriaOrigin>;

/** What a job description holds besides its criteria, which can be changed and have a place of their own. */
export const VacancyNotice = z.object({ ...z.omit(Vacancy, { criteria: true }).shape, ...CriteriaOrigin.shape });
export type VacancyNotice = z.infer<typeof VacancyNotice>;

/** A row of `criteria`. `key` is the id that findings carry; it is unique within one upload. */
export const KeyedCriterion = z.object({ ...z.omit(Criterion, { id: true }).shape, key: Criterion.shape.id });
export type KeyedCriterion = z.infer<typeof KeyedCriterion>;

/**
 * In their order on the board. Without a title as long as the job description has not been read. `version` counts the states of
 * the board, and every ranking is of the one named here; nobody has changed the first. `only_weights`: the text of a CV was
 * not kept, so nothing can be matched any more. `judged_earlier` CVs have their scores from an earlier engine.
 */
export const CriteriaList = z.object({
  title: z.nullable(Vacancy.shape.title),
  version: z.int(),
  made_at: z.iso.datetime(),
  made_by: z.nullable(z.string()),
  only_weights: z.boolean(),
  judged_earlier: z.int(),
  set_aside: Vacancy.shape.set_aside,
  formalities: Vacancy.shape.formalities,
  ...CriteriaOrigin.shape,
  criteria: z.array(KeyedCriterion),
});
export type CriteriaList = z.infer<typeof CriteriaList>;

const MAX_WEIGHT = 10;

/** What is not named stays as it is. */
export const CriterionChange = z.object({
  key: Criterion.shape.id,
  weight: z.optional(z.number().check(z.positive(), z.maximum(MAX_WEIGHT))),
  importance: z.optional(Importance),
});
export type CriterionChange = z.infer<typeof CriterionChange>;

const MAX_YEARS = 60;

/** With the key of a row that is there, or was; a row that is reworded or new gets one. */
const SetRow = z.object({
  key: z.optional(Criterion.shape.id),
  wording: z.string().check(z.trim(), z.minLength(2), z.maxLength(MAX_WORDING)),
  importance: Importance,
  weight: z.number().check(z.positive(), z.maximum(MAX_BOARD_WEIGHT)),
  required_years: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(MAX_YEARS)))),
});
export type SetRow = z.infer<typeof SetRow>;

/** The whole board, and the version that it was made from: a board that was changed meanwhile is not overwritten. */
export const BoardChange = z.object({
  version: z.int(),
  rows: z.array(SetRow).check(z.minLength(1), z.maxLength(MAX_BOARD_ROWS)),
});
export type BoardChange = z.infer<typeof BoardChange>;

/** A state of the board. `made_by` is null for the one that the screening began with. */
export const BoardVersion = z.object({
  version: z.int(),
  made_at: z.iso.datetime(),
  made_by: z.nullable(z.string()),
  criteria: z.array(KeyedCriterion),
});
export type BoardVersion = z.infer<typeof BoardVersion>;

/** The board of an earlier vacancy, to begin the next one with. */
export const SavedBoard = z.object({
  upload_id: UploadId,
  title: Vacancy.shape.title,
  created_at: z.iso.datetime(),
  rows: z.array(z.pick(KeyedCriterion, { wording: true, importance: true, weight: true, required_years: true })),
});
export type SavedBoard = z.infer<typeof SavedBoard>;
