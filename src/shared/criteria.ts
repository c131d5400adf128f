import * as z from "zod/mini";
import { EngineNote } from "./judged-cv.ts";
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

/** In the order of the job description. Without a title as long as that has not been read. */
export const CriteriaList = z.object({
  title: z.nullable(Vacancy.shape.title),
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
