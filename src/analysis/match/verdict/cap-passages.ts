import { EXACT_WRITING } from "#analysis/lexicon/skill-lexicon.ts";
import { memoize } from "#analysis/memoize.ts";
import { tokenize } from "#analysis/read/tokenize.ts";
import type { IndexedPassage } from "#analysis/match/index-cv.ts";
import type { ScoredPassage } from "#analysis/match/relevance/search-passages.ts";
import type { Criterion, CriterionKind } from "#shared/vacancies/vacancy.ts";

/** What a passage can prove at most, whatever the model makes of its words. */
export type Ceiling = "full" | "part" | "nothing";

export interface CapInput {
  criterion: Criterion;
  passage: IndexedPassage;
  /** In the advertisement's own words: too few to be a pasted block, and believed only in part. */
  isCopied: boolean;
}

const DENIED =
  /\b(?:no|not|without|lack(?:ing)?(?: of)?|never|limited|little)\b(?: \p{L}+){0,3} (?:experience|knowledge|exposure|background|certification|degree|licen[cs]e)\b/iu;
const isDenying = memoize(({ text }: IndexedPassage) => DENIED.test(text));
const UNDER_WAY =
  /\b(?:in progress|working towards?|pursuing|studying (?:for|towards)|currently (?:enrolled|studying)|to be completed|expected|eligible|scheduled|candidate)\b/iu;
/** Somebody else's paper: "numerous CPA firm clients", "prepared students for the PMP exam". */
const OF_OTHERS =
  /\b[\p{Lu}\d]{2,6}s? (?:firms?|clients?|exams?|students|candidates|courses?|offices?|partners|staff)\b/u;
const BEGINNER = /\b(?:basic|beginner|elementary|rudimentary|novice|some|familiar(?:ity)?)\b/iu;

/** Papers are proved where they are listed or held; everything else in dated work and projects. */
const CREDENTIALS = new Set<CriterionKind>(["education", "certificate"]);
const CREDENTIAL_SECTIONS = new Set(["education", "certificates", "header", "profile", "skills", "other"]);

function isProvingPlace(kind: CriterionKind, { section, position, isHead }: IndexedPassage): boolean {
  if (kind === "role") return isHead;
  if (CREDENTIALS.has(kind)) return CREDENTIAL_SECTIONS.has(section) || position !== null;
  return position !== null || section === "projects" || section === "education" || section === "certificates";
}

/** Each rule may lower what a passage can prove; the lowest answer stands. */
const RULES: ((input: CapInput) => Ceiling)[] = [
  function inDatedWork({ criterion, passage }) {
    if (isProvingPlace(criterion.kind, passage)) return "full";
    return criterion.kind === "role" && passage.position === null ? "nothing" : "part";
  },
  /** "Go" and "R" count only in capitals. */
  function asWritten({ criterion, passage }) {
    const written = criterion.terms.map((term) => EXACT_WRITING.get(term));
    if (written.length === 0 || written.some((name) => name === undefined)) return "full";
    const words = new Set(tokenize(passage.text).map((token) => token.written));
    return written.some((name) => name !== undefined && words.has(name)) ? "full" : "nothing";
  },
  function notDenied({ passage }) {
    return isDenying(passage) ? "nothing" : "full";
  },
  function held({ criterion, passage }) {
    if (criterion.kind !== "certificate") return "full";
    if (OF_OTHERS.test(passage.text)) return "nothing";
    return UNDER_WAY.test(passage.text) ? "part" : "full";
  },
  function mastered({ passage }) {
    return passage.section === "skills" && BEGINNER.test(passage.text) ? "part" : "full";
  },
  function ownWords({ isCopied }) {
    return isCopied ? "part" : "full";
  },
];

const ORDER: Ceiling[] = ["nothing", "part", "full"];
/** What listed things are taken for: possible, and no more. */
const PART = -1;
const NOTHING = -6;

export function ceilingOf(input: CapInput): Ceiling {
  return RULES.map((rule) => rule(input)).reduce((lowest, one) =>
    ORDER.indexOf(one) < ORDER.indexOf(lowest) ? one : lowest,
  );
}

/** A passage for one criterion, once the rules have had their say. */
export interface CappedPassage extends ScoredPassage {
  ceiling: Ceiling;
  /** It answers by itself, whatever the model makes of it. */
  isCertain: boolean;
}

export function capPassage(scored: ScoredPassage, input: CapInput): Omit<CappedPassage, "isCertain"> {
  const ceiling = ceilingOf(input);
  if (ceiling === "full") return { ...scored, ceiling };
  if (ceiling === "nothing") return { ...scored, ceiling, some: NOTHING, full: NOTHING };
  return { ...scored, ceiling, full: Math.min(scored.full, PART) };
}
