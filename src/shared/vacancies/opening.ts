import * as z from "zod/mini";
import { DecisionCounts } from "#shared/candidates/decision.ts";
import { OpeningId } from "#shared/ids.ts";

export const OpeningStatus = z.enum(["active", "archived"]);
export type OpeningStatus = z.infer<typeof OpeningStatus>;

/** A row of `jobs`: what candidates were screened for. */
export const Opening = z.object({
  id: OpeningId,
  title: z.string(),
  status: OpeningStatus,
  created_at: z.iso.datetime(),
});
export type Opening = z.infer<typeof Opening>;

export const ClosingResult = z.enum(["hired", "nobody_hired", "withdrawn"]);
export type ClosingResult = z.infer<typeof ClosingResult>;

const LONGEST_NOTE = 500;
const ClosingWords = z.object({
  result: ClosingResult,
  note: z.string().check(z.trim(), z.maxLength(LONGEST_NOTE)),
});

/** Counted when the vacancy was closed: the candidates themselves may have been erased since. */
export const Closing = z.extend(ClosingWords, {
  closed_at: z.iso.datetime(),
  days: z.int(),
  deliveries: z.int(),
  cvs: z.int(),
  read: z.int(),
  failed: z.int(),
  shortlisted: z.int(),
  decisions: DecisionCounts,
});
export type Closing = z.infer<typeof Closing>;

const LONGEST_TITLE = 200;

/** What is not named stays. Closing archives; whatever becomes active again is not closed any more. */
export const OpeningChange = z.object({
  title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TITLE))),
  status: z.optional(OpeningStatus),
  closing: z.optional(ClosingWords),
  is_blind: z.optional(z.boolean()),
});
export type OpeningChange = z.infer<typeof OpeningChange>;

export const UNTITLED_OPENING = "Position";

/** What the job description calls it, else its file, without the ending. */
export function openingTitle(vacancyTitle: string, fileName: string): string {
  const named = vacancyTitle.trim() || fileName.replace(/\.(pdf|docx?)$/i, "").trim();
  return named.slice(0, LONGEST_TITLE) || UNTITLED_OPENING;
}
