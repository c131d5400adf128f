import { remember } from "#analysis/remember.ts";
import { tokenize, type Token } from "#analysis/read/tokenize.ts";
import { EXACT_WRITING, SKILL_NAMES } from "./skill-lexicon.ts";

export interface KnownSkill {
  /** As the text writes it. */
  written: string;
  /** Every wording that means the same. */
  terms: readonly string[];
}

const LONGEST_SKILL_WORDS = 4;
/** "Audit" and "auditing" share a stem: the name that asks less of the writing comes last, and stays. */
const BY_STEMS = new Map(
  [...SKILL_NAMES]
    .toSorted(([left], [right]) => Number(right.endsWith("ing")) - Number(left.endsWith("ing")))
    .map(([name, terms]) => [stemsOf(name), { name, terms }]),
);

function stemsOf(text: string): string {
  return tokenize(text)
    .map((token) => token.stem)
    .join(" ");
}

/** Asked of the terms of a vacancy, for every CV. */
export const isKnownSkill = remember((term) => BY_STEMS.has(stemsOf(term)));

/** The longest known skills of a text, in order, each once. */
export function findKnownSkills(text: string): KnownSkill[] {
  const tokens = tokenize(text);
  const found = new Map<string, KnownSkill>();
  for (let at = 0; at < tokens.length;) {
    const match = longestAt(tokens, at);
    if (match !== undefined) {
      const [key = ""] = match.terms;
      const last = tokens[at + match.length - 1];
      const written = text.slice(tokens[at]?.start, last?.end);
      if (!found.has(key)) found.set(key, { written, terms: match.terms });
    }
    at += match?.length ?? 1;
  }
  return [...found.values()];
}

function longestAt(tokens: Token[], at: number): { terms: readonly string[]; length: number } | undefined {
  for (let length = LONGEST_SKILL_WORDS; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    if (words.length < length) continue;
    const skill = BY_STEMS.get(words.map((token) => token.stem).join(" "));
    if (skill !== undefined && isWrittenAs(words, skill.name)) return { terms: skill.terms, length };
  }
  return undefined;
}

/** "Welding" and "welded" name the craft; a weld is a thing, and a software engineer is a person. */
function isWrittenAs(words: Token[], name: string): boolean {
  const last = words.at(-1)?.written ?? "";
  const exact = words.length === 1 ? EXACT_WRITING.get(name) : undefined;
  if (exact !== undefined) return last === exact;
  return !name.endsWith("ing") || /(?:ing|ed)$/iu.test(last);
}
