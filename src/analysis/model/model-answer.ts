import * as z from "zod/mini";
import { Level } from "#shared/screening/evidence.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { findObject } from "./find-object.ts";

const short = (longest: number) => z.string().check(z.maxLength(longest));

/** All that is taken from a model. There is no place for a score in it. */
export const ModelAnswer = z.object({
  findings: z
    .array(
      z.object({
        criterion: short(100),
        level: Level,
        quotes: z.array(short(2000)).check(z.maxLength(20)),
      }),
    )
    .check(z.maxLength(500)),
  summary: short(4000),
  questions: z.array(z.object({ criterion: short(100), question: short(2000) })).check(z.maxLength(100)),
});
export type ModelAnswer = z.infer<typeof ModelAnswer>;

/** What the model is bound to. Without limits of length, which not every provider understands. */
export const ANSWER_SHAPE = z.toJSONSchema(
  z.object({
    findings: z.array(z.object({ criterion: z.string(), level: Level, quotes: z.array(z.string()) })),
    summary: z.string(),
    questions: z.array(z.object({ criterion: z.string(), question: z.string() })),
  }),
);

/** Undefined for what is no answer, also for one that leaves a criterion out: silence must not count as missing. */
export function readAnswer(text: string, { criteria }: Pick<Vacancy, "criteria">): ModelAnswer | undefined {
  const { data: answer } = ModelAnswer.safeParse(findObject(text));
  if (answer === undefined) return undefined;
  const answered = new Set(answer.findings.map(({ criterion }) => criterion));
  return criteria.every(({ id }) => answered.has(id)) ? answer : undefined;
}
