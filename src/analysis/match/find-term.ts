import { isKnownSkill } from "#analysis/lexicon/find-known-skills.ts";
import { EXACT_WRITING } from "#analysis/lexicon/skill-lexicon.ts";
import { tokenize, type Token } from "#analysis/read/tokenize.ts";
import { remember } from "#analysis/remember.ts";
import type { CvIndex } from "./index-cv.ts";

/** `exact` means all words of the term close together; otherwise most of them stand somewhere in the line. */
export interface TermHit {
  line: number;
  term: string;
  exact: boolean;
}

/** How many other words may stand between the words of one term ("reconciled all of the bank accounts"). */
const SLACK = 3;
/** Management accounts are not the management of large accounts. */
const SKILL_SLACK = 1;
const ENOUGH_SHARE = 2 / 3;
const SMALL_WORDS = new Set(["of", "the", "and", "a", "an", "to", "in", "for", "on"]);

/** The terms of a vacancy are the same for every CV. */
const prepareTerm = remember((term) => {
  const tokens = tokenize(term);
  const words = tokens.length > 1 ? tokens.filter((token) => !SMALL_WORDS.has(token.stem)) : tokens;
  const stems = [...new Set(words.map((token) => token.stem))];
  return { stems, slack: isKnownSkill(term) ? SKILL_SLACK : SLACK };
});

export function findTerm(index: CvIndex, term: string): TermHit[] {
  const { stems, slack } = prepareTerm(term);
  if (stems.length === 0) return [];
  return listCandidates(index, stems).flatMap((line) => {
    const found = compare(index.lines[line]?.tokens ?? [], stems, { term, slack });
    return found === undefined ? [] : [{ line, term, exact: found === "exact" }];
  });
}

function listCandidates({ linesByStem }: CvIndex, stems: string[]): number[] {
  const [only = ""] = stems;
  if (stems.length === 1) return linesByStem.get(only) ?? [];
  return [...new Set(stems.flatMap((stem) => linesByStem.get(stem) ?? []))].toSorted((left, right) => left - right);
}

function compare(
  tokens: Token[],
  stems: string[],
  { term, slack }: { term: string; slack: number },
): "exact" | "loose" | undefined {
  const exactly = EXACT_WRITING.get(term);
  if (exactly !== undefined) return tokens.some((token) => token.written === exactly) ? "exact" : undefined;
  const present = stems.filter((stem) => tokens.some((token) => token.stem === stem));
  if (present.length === stems.length) return areClose(tokens, stems, slack) ? "exact" : "loose";
  return stems.length > 2 && present.length / stems.length >= ENOUGH_SHARE ? "loose" : undefined;
}

/** A window slides over the line and asks whether it ever holds every word. */
function areClose(tokens: Token[], stems: string[], slack: number): boolean {
  const size = stems.length + (stems.length > 1 ? slack : 0);
  const last = new Map<string, number>();
  for (const [at, { stem }] of tokens.entries()) {
    if (!stems.includes(stem)) continue;
    last.set(stem, at);
    if (last.size === stems.length && Math.min(...last.values()) > at - size) return true;
  }
  return false;
}
