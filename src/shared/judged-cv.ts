import * as z from "zod/mini";
import { CvAnalysis } from "./cv-analysis.ts";
import { Score } from "./score-bands.ts";

/** Further apart than this, and a person should look. In points. */
export const ENGINES_DISAGREE_FROM = 15;

/** Why the local engine judged a CV although a language model is configured. */
export const EngineNote = z.enum(["model_unreachable", "model_unusable", "model_refused", "budget_spent"]);
export type EngineNote = z.infer<typeof EngineNote>;

export const ENGINE_NOTE_TEXT: Record<EngineNote, string> = {
  model_unreachable: "Judged without the language model: it could not be reached.",
  model_unusable: "Judged without the language model: it gave no usable answer.",
  model_refused: "Judged without the language model: it refused to answer.",
  budget_spent: "Judged without the language model: the budget of this upload is spent.",
};

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

/** Judged by the local engine. */
export function judgedLocally(analysis: CvAnalysis, note: EngineNote | null = null): JudgedCv {
  return { ...analysis, other_score: null, engine_note: note, unlocated_quotes: 0 };
}
