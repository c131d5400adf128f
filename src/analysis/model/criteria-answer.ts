import * as z from "zod/mini";
import type { VacancyItem } from "#analysis/criteria/advertisement/split-vacancy.ts";
import { CriterionKind, Importance } from "#shared/vacancies/vacancy.ts";
import { findObject } from "./find-object.ts";
import { locateWording } from "./locate-wording.ts";

const LONGEST_WORDING = 600;
const MOST_CRITERIA = 100;
const MOST_YEARS = 50;

/** What is taken from a model that read a job description. There is no place for a weight in it, nor for anybody's score. */
export const CriteriaAnswer = z.object({
  criteria: z
    .array(
      z.object({
        wording: z.string().check(z.maxLength(LONGEST_WORDING)),
        kind: CriterionKind,
        importance: Importance,
        required_years: z.nullable(z.number().check(z.minimum(0), z.maximum(MOST_YEARS))),
      }),
    )
    .check(z.maxLength(MOST_CRITERIA)),
});
export type CriteriaAnswer = z.infer<typeof CriteriaAnswer>;

/** What the model is bound to. Without limits, which not every provider understands. */
export const CRITERIA_SHAPE = z.toJSONSchema(
  z.object({
    criteria: z.array(
      z.object({
        wording: z.string(),
        kind: CriterionKind,
        importance: Importance,
        required_years: z.nullable(z.number()),
      }),
    ),
  }),
);

/** Undefined for what is no answer, also for one that names nothing of what stands in the job description. */
export function readCriteriaAnswer(text: string, items: readonly VacancyItem[]): CriteriaAnswer | undefined {
  const { data: answer } = CriteriaAnswer.safeParse(findObject(text));
  return answer?.criteria.some(({ wording }) => locateWording(wording, items) !== undefined) === true
    ? answer
    : undefined;
}
