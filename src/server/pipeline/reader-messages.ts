import * as z from "zod/mini";
import { UnreadableReason } from "#shared/cv-analysis.ts";
import { Stage } from "#shared/progress.ts";
import { Vacancy } from "#shared/vacancy.ts";

/** What the server asks of a reader. */
export type ReaderQuestion =
  | { kind: "read_vacancy"; bytes: Uint8Array }
  | { kind: "screen_cv"; bytes: Uint8Array; vacancy: Vacancy; asOf: string };

export const VacancyOutcome = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("read"), vacancy: Vacancy }),
  z.object({ kind: z.literal("unreadable"), reason: UnreadableReason }),
]);
export type VacancyOutcome = z.infer<typeof VacancyOutcome>;

/** What comes back. The child has handled hostile bytes, so its words are parsed like a stranger's. */
export const ReaderMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("stage"), stage: Stage }),
  z.object({ kind: z.literal("answer"), answer: z.unknown() }),
]);
