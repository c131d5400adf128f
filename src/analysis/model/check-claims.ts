import { findKnownSkills, type KnownSkill } from "#analysis/lexicon/find-known-skills.ts";
import { splitSentences } from "#analysis/criteria/asks/split-sentences.ts";

const TELLS_LACK =
  /\b(?:not|no|nor|neither|none|never|without|lack(?:s|ing)?|missing|absent|absence|gaps?|unclear|silent|little)\b|n['’]t\b/iu;

/** A skill that a sentence names stands in the CV, or the sentence says that it does not. */
export function claimsOnlyWhatIsThere(text: string, cv: string): boolean {
  const doubtful = splitSentences(text).filter((sentence) => !TELLS_LACK.test(sentence));
  const claimed = doubtful.flatMap((sentence) => listNamedSkills(sentence));
  if (claimed.length === 0) return true;
  const shown = new Set(findKnownSkills(cv).map(({ terms: [name] }) => name));
  return claimed.every(({ terms: [name] }) => shown.has(name));
}

/** "Advertised" and "trained" are what every report says, and no claim of a craft. */
export function listNamedSkills(text: string): KnownSkill[] {
  return findKnownSkills(text).filter(({ written }) => !/^\p{Ll}+ed$/u.test(written));
}
