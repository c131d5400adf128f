import * as z from "zod/mini";
import { VACANCY_PARTS } from "#analysis/criteria/vacancy-headings.ts";
import { ModelMaterial } from "#analysis/model/model-material.ts";
import { CvAnalysis, Scanned, UnreadableReason } from "#shared/cv-analysis.ts";
import { ScannedPage, Stage } from "#shared/progress.ts";
import { Vacancy } from "#shared/vacancy.ts";

interface FileQuestion {
  bytes: Uint8Array;
  recognises: boolean;
  isPlainText?: boolean;
}

/** What the server asks of a reader. Recognising scanned pages takes seconds, so it is only done when it is asked for. */
export type ReaderQuestion =
  | ({ kind: "read_vacancy"; isForModel?: boolean } & FileQuestion)
  | ({ kind: "preview_vacancy" } & FileQuestion)
  | ({ kind: "screen_cv"; vacancy: Vacancy; asOf: string; isForModel?: boolean } & FileQuestion)
  | { kind: "draw_page"; bytes: Uint8Array; page: number; width: number; isPlain?: boolean };

const VacancyItem = z.object({ text: z.string(), part: z.enum(VACANCY_PARTS) });

export const VacancyOutcome = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("read"), vacancy: Vacancy, items: z.optional(z.array(VacancyItem)) }),
  z.object({ kind: z.literal("unreadable"), reason: UnreadableReason }),
  Scanned,
]);
export type VacancyOutcome = z.infer<typeof VacancyOutcome>;

export const ScreenedCv = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("analysed"), analysis: CvAnalysis, material: z.optional(ModelMaterial) }),
  z.object({ kind: z.literal("unreadable"), reason: UnreadableReason }),
  Scanned,
]);

export const PictureOutcome = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("picture"), png: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal("no_such_page") }),
  z.object({ kind: z.literal("unreadable"), reason: UnreadableReason }),
]);
export type PictureOutcome = z.infer<typeof PictureOutcome>;

const ReadingProgress = z.object({ stage: Stage, page: z.optional(ScannedPage) });
export type ReadingProgress = z.infer<typeof ReadingProgress>;

/** What comes back. The child has handled hostile bytes, so its words are parsed like a stranger's. */
export const ReaderMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("progress"), progress: ReadingProgress }),
  /** A spent child has met a file that broke it, and reads no other. */
  z.object({ kind: z.literal("answer"), answer: z.unknown(), isSpent: z.boolean() }),
]);
