import { MIN_PASSWORD_LENGTH } from "#shared/limits.ts";

export interface PasswordStrength {
  level: "too short" | "weak" | "fair" | "strong";
  hint: string;
}

// One less than the shortest password: a doubled letter in eight is no pattern.
const FAIR_LENGTH = 7;
const STRONG_LENGTH = 12;
const FEW_CHARACTERS = 5;
const SHORTEST_WORD = 3;

/**
 * A hint, not a rule: length does more against guessing than odd characters do. What a stranger tries first does not count
 * as length: the person's own words, runs such as 4567, and repeated parts. Common passwords are known to the server only.
 */
export function passwordStrength(
  password: string,
  ownWords: readonly string[],
  minLength = MIN_PASSWORD_LENGTH,
): PasswordStrength {
  if (password.length < minLength) return { level: "too short", hint: `At least ${minLength} characters.` };
  const withoutOwn = removeOwnWords(password.toLowerCase(), ownWords);
  if (lengthThatCounts(withoutOwn) >= STRONG_LENGTH) return { level: "strong", hint: "Strong." };
  if (lengthThatCounts(withoutOwn) >= FAIR_LENGTH && new Set(withoutOwn).size >= FEW_CHARACTERS) {
    return { level: "fair", hint: "Fair: a few more words would make it strong." };
  }
  return { level: "weak", hint: weakness(password.toLowerCase(), withoutOwn) };
}

function weakness(password: string, withoutOwn: string) {
  if (withoutOwn !== password) return "Weak: your name and address are guessed first.";
  if (lengthThatCounts(password) * 2 <= password.length)
    return "Weak: repeated or neighbouring characters are guessed first.";
  return "Weak: a few more words would make it better.";
}

function removeOwnWords(password: string, ownWords: readonly string[]) {
  const words = ownWords.flatMap((each) => each.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return words
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ""), password);
}

function lengthThatCounts(password: string) {
  const once = password.replaceAll(/(.{2,}?)\1+/gu, "$1");
  return Array.from(once).filter((character, at, all) => !continuesRun(character, all[at - 1])).length;
}

function continuesRun(character: string, before: string | undefined) {
  if (before === undefined) return false;
  return Math.abs((character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1;
}
