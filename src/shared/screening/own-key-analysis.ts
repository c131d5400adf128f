import * as z from "zod/mini";
import { Score } from "./score-bands.ts";

/** Who is asked with a user's own key, straight from the browser. */
export const OWN_KEY_PROVIDER = "https://api.openai.com";
/** The page that asks; no other may reach the provider. */
export const OWN_KEY_PAGE = "/loading";

const LONGEST_TEXT = 10_000;
const text = z.string().check(z.maxLength(LONGEST_TEXT));
const texts = z.array(text).check(z.maxLength(50));

/** A row of `candidate_analyses`: what a provider said, asked with the user's own key. The score is the provider's, not ours. */
export const OwnKeyAnalysis = z.object({
  name: text,
  file_name: text,
  score: Score,
  summary: text,
  strengths: texts,
  concerns: texts,
});
export type OwnKeyAnalysis = z.infer<typeof OwnKeyAnalysis>;
