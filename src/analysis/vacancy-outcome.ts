import * as z from "zod/mini";
import { Scanned, UnreadableReason } from "#shared/screening/cv-analysis.ts";
import { Vacancy } from "#shared/vacancies/vacancy.ts";
import { VACANCY_PARTS } from "./criteria/advertisement/vacancy-headings.ts";

const VacancyItem = z.object({ text: z.string(), part: z.enum(VACANCY_PARTS) });

/** `items` where they were asked for. A schema, because a reader process answers with it. */
export const VacancyOutcome = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("read"), vacancy: Vacancy, items: z.optional(z.array(VacancyItem)) }),
  z.object({ kind: z.literal("unreadable"), reason: UnreadableReason }),
  Scanned,
]);
export type VacancyOutcome = z.infer<typeof VacancyOutcome>;
