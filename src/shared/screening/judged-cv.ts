import * as z from "zod/mini";
import { CvAnalysis } from "./cv-analysis.ts";
import { Score } from "./score-bands.ts";

/** Further apart than this, and a person should look. In points. */
export const ENGINES_DISAGREE_FROM = 15;

/** Why the local engine judged a CV although a language model is configured. */
export const EngineNote = z.enum(["model_unreachable", "model_unusable", "model_refused", "budget_spent"]);
export type EngineNote = z.infer<typeof EngineNote>;

const REASONS: Record<EngineNote, string> = {
  model_unreachable: "it could not be reached",
  model_unusable: "it gave no usable answer",
  model_refused: "it refused to answer",
  budget_spent: "the budget of this upload is spent",
};

export const ENGINE_NOTE_TEXT = reasonTexts("Judged");
export const CRITERIA_NOTE_TEXT = reasonTexts("The job description was read");
export const EMAIL_NOTE_TEXT = reasonTexts("Written");

function reasonTexts(verb: string): Record<EngineNote, string> {
  const describe = (note: EngineNote) => `${verb} without the language model: ${REASONS[note]}.`;
  return {
    model_unreachable: describe("model_unreachable"),
    model_unusable: describe("model_unusable"),
    model_refused: describe("model_refused"),
    budget_spent: describe("budget_spent"),
  };
}

/** An analysis together with how it came about. */
export const JudgedCv = z.object({
  ...CvAnalysis.shape,
  /** The local engine's, where a language model judged. */
  other_score: z.nullable(Score),
  engine_note: z.nullable(EngineNote),
  /** Quotes of the language model that the CV does not hold. */
  unlocated_quotes: z.int(),
});
export type JudgedCv = z.infer<typeof JudgedCv>;

/** Judged by the local engine. With a note it was not judged as the others of its upload were, so a person should look. */
export function judgedLocally(analysis: CvAnalysis, note: EngineNote | null = null): JudgedCv {
  const needs_review = analysis.needs_review || note !== null;
  return { ...analysis, needs_review, other_score: null, engine_note: note, unlocated_quotes: 0 };
}
