import { findNations } from "#analysis/blind/nations.ts";
import { findKnownSkills, isKnownSkill } from "#analysis/lexicon/find-known-skills.ts";
import { PROTECTED_WORDINGS } from "#analysis/lexicon/protected-wordings.ts";
import { findAddressedLines } from "#analysis/extract/find-addressed-lines.ts";
import { mentionsPerson } from "./write-summary.ts";

/**
 * An e-mail is read by people outside. What it quotes of an advertisement names a skill of our own lists, and neither a figure, nor who
 * somebody is, nor an order to software.
 */
export function isFitForQuoting(wording: string): boolean {
  if (isKnownSkill(wording.toLowerCase())) return true;
  if (findKnownSkills(wording).length === 0 || /\d/u.test(wording) || mentionsPerson(wording, null)) return false;
  const isAboutWho = PROTECTED_WORDINGS.some(([, pattern]) => pattern.test(wording)) || findNations(wording).length > 0;
  return !isAboutWho && findAddressedLines([wording]).size === 0;
}

const CHOICE = /\bor\b|\//iu;

/** The skill itself, for a model that words it. Of alternatives ("Java or Go") nobody knows which one was shown. */
export function nameOneSkill(wording: string): string[] {
  if (isKnownSkill(wording.toLowerCase())) return [wording];
  const skills = isFitForQuoting(wording) && !CHOICE.test(wording) ? findKnownSkills(wording) : [];
  return skills.length === 1 ? skills.map(({ written }) => written) : [];
}
