import * as z from "zod/mini";
import { Criterion, Importance, Vacancy } from "./vacancy.ts";

/** What a job description holds besides its criteria, which can be changed and have a place of their own. */
export const VacancyNotice = z.omit(Vacancy, { criteria: true });
export type VacancyNotice = z.infer<typeof VacancyNotice>;

/** A row of `criteria`. `key` is the id that findings carry; it is unique within one upload. */
export const KeyedCriterion = z.object({ ...z.omit(Criterion, { id: true }).shape, key: Criterion.shape.id });
export type KeyedCriterion = z.infer<typeof KeyedCriterion>;

/** In the order of the job description. Without a title as long as that has not been read. */
export const CriteriaList = z.object({
  title: z.nullable(Vacancy.shape.title),
  set_aside: Vacancy.shape.set_aside,
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
