import * as z from "zod/mini";
import { Criterion, Importance, ProtectedTrait, Vacancy } from "./vacancy.ts";

export const MAX_BOARD_ROWS = 40;
export const MAX_WORDING = 300;
/** Far above what the role of a long advertisement weighs; a bound keeps sums finite. */
export const MAX_BOARD_WEIGHT = 100;

/** One criterion as a person sets it. Years that are not given are read from the wording. */
export const BoardRow = z.object({
  wording: Criterion.shape.wording,
  importance: Importance,
  weight: Criterion.shape.weight,
  required_years: Criterion.shape.required_years,
});
export type BoardRow = z.infer<typeof BoardRow>;

/**
 * `protected`: must not decide who is hired, and a board with it is refused. `vague`: nothing in a CV could prove it as it
 * stands. `contradicts`: another row, or the advertisement itself, asks for the same thing otherwise; `repeats`: alike. `role`: the
 * post itself.
 */
export const RowNote = z.object({
  kind: z.enum(["protected", "vague", "contradicts", "repeats", "role"]),
  text: z.string(),
  trait: z.optional(ProtectedTrait),
});
export type RowNote = z.infer<typeof RowNote>;

/** What is to be said about each row of a board, in its order, and the years that the row asks for. */
export const BoardCheck = z.object({
  rows: z.array(z.object({ required_years: Criterion.shape.required_years, notes: z.array(RowNote) })),
});
export type BoardCheck = z.infer<typeof BoardCheck>;

/** Why a text is asked about before it is used as a job description. */
export const QuestionKind = z.enum([
  "not_a_vacancy",
  "recipe",
  "cv",
  "other_language",
  "no_text",
  "unreadable",
  "scan",
]);
export type QuestionKind = z.infer<typeof QuestionKind>;

export const VacancyQuestion = z.object({
  kind: QuestionKind,
  text: z.string(),
  /** What was made out all the same, in words. */
  understood: z.array(z.string()),
});
export type VacancyQuestion = z.infer<typeof VacancyQuestion>;

/** A job description as it would be judged by, before anything is stored or charged. */
export const VacancyPreview = z.object({
  question: z.nullable(VacancyQuestion),
  title: Vacancy.shape.title,
  rows: z.array(z.extend(BoardRow, { notes: z.array(RowNote) })),
  set_aside: Vacancy.shape.set_aside,
  formalities: z.array(z.string()),
});
export type VacancyPreview = z.infer<typeof VacancyPreview>;

/** What the start of a screening is to carry: a board only where somebody changed it. `obstacle`: why it should not start yet. */
export interface BoardChoice {
  board: BoardRow[] | undefined;
  obstacle: string | undefined;
}
