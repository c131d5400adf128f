import * as z from "zod/mini";
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

export const UNTITLED_OPENING = "Position";
const LONGEST_TITLE = 200;

/** What the job description calls it, else its file, without the ending. */
export function openingTitle(vacancyTitle: string, fileName: string): string {
  const named = vacancyTitle.trim() || fileName.replace(/\.(pdf|docx?)$/i, "").trim();
  return named.slice(0, LONGEST_TITLE) || UNTITLED_OPENING;
}
