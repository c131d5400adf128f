import { stem } from "#analysis/read/tokenize.ts";
import { findKnownSkills, isKnownSkill, type KnownSkill } from "#analysis/lexicon/find-known-skills.ts";
import {
  FIELD_NAMES,
  FILLER_WORDS,
  LEADING_VERBS,
  NOUNS_OF_WORK,
  STOP_WORDS,
} from "#analysis/lexicon/everyday-words.ts";

const MAX_TERMS = 12;
const MAX_TERM_WORDS = 4;
const SHORTEST_SINGLE = 4;
const VERB_STEMS = new Set([...LEADING_VERBS].map((verb) => stem(verb)));

/** What would prove a requirement: the known skills in it with their other names, then its remaining phrases. */
export function findTerms(text: string): string[] {
  const skills = findKnownSkills(text);
  const telling = skills.filter(({ terms: [name = ""] }) => !FIELD_NAMES.has(name));
  const known = (isAboutField(text, skills) ? skills : telling).flatMap((skill) => skill.terms);
  const phrases = listPhrases(text);
  const long = phrases.filter((phrase) => phrase.includes(" ") && !isMadeOfSkills(phrase));
  const chosen = known.length > 0 || long.length > 0 ? [...known, ...long] : phrases;
  return [...new Set(chosen)].slice(0, MAX_TERMS);
}

/** "Marketing experience" is about marketing; "confer with marketing staff" is about conferring. */
function isAboutField(text: string, skills: KnownSkill[]): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const fields = skills.filter(({ terms: [name = ""] }) => FIELD_NAMES.has(name));
  const named = fields.reduce((sum, { written }) => sum + written.split(" ").length, 0);
  return named * 2 >= words.filter((word) => isMeaningful(word)).length;
}

function isMadeOfSkills(phrase: string): boolean {
  return phrase.split(" ").every((word) => isKnownSkill(word));
}

function listPhrases(text: string): string[] {
  const phrases: string[] = [];
  for (const clause of text
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/[,;:()•.!?–—]+(?:\s|$)|[/(]/u)) {
    let phrase: string[] = [];
    for (const written of clause.match(/[\p{L}\p{N}][\p{L}\p{N}+#'’-]*/gu) ?? []) {
      const word = written.replace(/['’]s?$/u, "");
      if (isMeaningful(word)) phrase.push(word);
      else phrase = closePhrase(phrases, phrase);
    }
    closePhrase(phrases, phrase);
  }
  return phrases;
}

/** "Prepare detailed audit reports" is about audit reports: the verb in front proves nothing. */
function closePhrase(phrases: string[], phrase: string[]): string[] {
  const start = phrase.findIndex((word) => !isLeadingVerb(word));
  const words = start === -1 ? [] : phrase.slice(start).slice(0, MAX_TERM_WORDS);
  const isLong = words.length > 1 || (words[0]?.length ?? 0) >= SHORTEST_SINGLE;
  if (isLong) phrases.push(words.join(" "));
  return [];
}

function isLeadingVerb(word: string): boolean {
  if (NOUNS_OF_WORK.has(word)) return false;
  return LEADING_VERBS.has(word) || (/(?:ing|ed)$/u.test(word) && VERB_STEMS.has(stem(word)));
}

export function isMeaningful(word: string): boolean {
  const isAdverb = word.length > 5 && word.endsWith("ly") && word !== "assembly" && word !== "supply";
  return !isAdverb && !STOP_WORDS.has(word) && !FILLER_WORDS.has(word) && !/^\d+\+?$/u.test(word);
}

/** The telling words of a text, whatever their endings. */
export function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? [];
  return new Set(words.filter((word) => isMeaningful(word)).map((word) => stem(word)));
}
