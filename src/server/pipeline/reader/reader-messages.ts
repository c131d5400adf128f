import * as z from "zod/mini";
import { ModelMaterial } from "#analysis/model/model-material.ts";
import type { PageCover } from "#analysis/read/preview/cover-picture.ts";
import type { ChangedBoard } from "#analysis/judge-again.ts";
import type { Finding } from "#shared/screening/evidence.ts";
import { CandidateId } from "#shared/ids.ts";
import { CvAnalysis, Scanned, UnreadableReason } from "#shared/screening/cv-analysis.ts";
import { ScannedPage, Stage } from "#shared/screening/progress.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";

/** A CV of forty full pages leaves half as much; of a longer one nothing is kept, and its board takes no new criteria. */
export const MAX_KEPT_CHARACTERS = 1_000_000;

const MAX_BANDS = 64;

interface FileQuestion {
  bytes: Uint8Array;
  recognises: boolean;
  isPlainText?: boolean;
}

/** What the server asks of a reader. Recognising scanned pages takes seconds, so it is only done when it is asked for. */
export type ReaderQuestion =
  | ({ kind: "read_vacancy"; isForModel?: boolean } & FileQuestion)
  | ({ kind: "preview_vacancy" } & FileQuestion)
  | ({ kind: "screen_cv"; vacancy: Vacancy; asOf: string; isForModel?: boolean; isKept?: boolean } & FileQuestion)
  | {
      kind: "draw_page";
      bytes: Uint8Array;
      page: number;
      width: number;
      isPlain?: boolean;
      cover?: PageCover | undefined;
    }
  | { kind: "draw_text"; text: string; width: number }
  | { kind: "swap_names"; vacancy: Vacancy; asOf: string; cvs: { id: CandidateId; kept: string }[] }
  | { kind: "judge_again"; board: ChangedBoard; cvs: StoredCv[] }
  | { kind: "judge_known"; board: ChangedBoard; cvs: StoredCv[] };

/** What is left of a CV; `kept` as it was written down when the file was read. */
export interface StoredCv {
  id: string;
  kept: string;
  findings: Finding[];
  left: Finding[];
  readingQuality: number;
  engine: string | null;
}

/** As `ScreenedCv` of the analysis, with the kept parts written down. */
export const ScreenedCvMessage = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("analysed"),
    analysis: CvAnalysis,
    material: z.optional(ModelMaterial),
    kept: z.optional(z.string().check(z.maxLength(MAX_KEPT_CHARACTERS))),
    /** Of what is left of the CV: see sketchText. */
    bands: z.optional(z.array(z.int()).check(z.maxLength(MAX_BANDS))),
  }),
  z.object({ kind: z.literal("unreadable"), reason: UnreadableReason }),
  Scanned,
]);

const WITH_THE_BOARD = {
  score: true,
  musts_met: true,
  evidence_confidence: true,
  findings: true,
  summary: true,
  strengths: true,
  concerns: true,
  technical_skills: true,
  soft_skills: true,
  interview_insights: true,
} as const;

/** What follows from a board; `left` is of criteria that are not on it. */
export const JudgedAgain = z.array(
  z.extend(z.pick(CvAnalysis, WITH_THE_BOARD), { id: CandidateId, left: CvAnalysis.shape.findings }),
);
export type JudgedAgain = z.infer<typeof JudgedAgain>;

/** Of people who did not apply only this much is shown; a whole report would cost the server more than all the rest. */
export const JudgedKnown = z.array(z.object({ id: CandidateId, score: z.int(), summary: z.string() }));
export type JudgedKnown = z.infer<typeof JudgedKnown>;

/** Of each CV that has a name: how its score moves under others. */
export const SwappedNames = z.array(z.object({ id: CandidateId, pairs: z.int(), moved: z.int(), largest: z.int() }));
export type SwappedNames = z.infer<typeof SwappedNames>;

export const PictureOutcome = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("picture"), png: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal("no_such_page") }),
  z.object({ kind: z.literal("unreadable"), reason: UnreadableReason }),
]);
export type PictureOutcome = z.infer<typeof PictureOutcome>;

const ReadingProgress = z.object({ stage: Stage, page: z.optional(ScannedPage) });
export type ReadingProgress = z.infer<typeof ReadingProgress>;

/** Messages from the child. It has handled hostile bytes, so they are parsed as untrusted input. */
export const ReaderMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("progress"), progress: ReadingProgress }),
  /** A spent child has met a file that broke it, and reads no other. */
  z.object({ kind: z.literal("answer"), answer: z.unknown(), isSpent: z.boolean() }),
]);
