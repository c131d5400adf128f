import { stem } from "#analysis/read/tokenize.ts";
import { findKnownSkills } from "#analysis/lexicon/find-known-skills.ts";
import { stemsOf } from "#analysis/criteria/find-terms.ts";
import { CLAUSE_FLAGS } from "./clause-flags.ts";
import type { AskCandidate } from "./list-ask-candidates.ts";

/** What is known of the whole advertisement when one of its clauses is judged. */
export interface AdContext {
  /** Whether any heading or label says that something is asked for. */
  hasMust: boolean;
  /** How many clauses are plainly asked for or wished for, as one of `STEPS`. Readers list about thirteen: duties fill the rest. */
  plain: number;
  /** The first block behind the last list of wishes, or Infinity. */
  afterNice: number;
  /** The last block. */
  last: number;
  /** What is plainly asked for, by its telling words. */
  asked: ReadonlyMap<AskCandidate, ReadonlySet<string>>;
}

const STEPS = [8, 10, 12, 14];
const PLAIN = new Set<string>(["must", "nice"]);

export function contextOf(candidates: readonly AskCandidate[]): AdContext {
  const plain = candidates.filter(({ part, clauseKind }) => PLAIN.has(part) || PLAIN.has(clauseKind)).length;
  const nice = candidates.findLast(({ part, isBullet }) => part === "nice" && isBullet)?.block;
  return {
    hasMust: candidates.some(({ part }) => part === "must"),
    plain: STEPS.filter((step) => plain >= step).length,
    afterNice: nice ?? Infinity,
    last: candidates.at(-1)?.block ?? 0,
    asked: new Map(candidates.filter(({ part }) => PLAIN.has(part)).map((one) => [one, stemsOf(one.text)])),
  };
}

/** Before a phrase that the clause says. */
export const SAYS = "says ";

const PLACES = 5;

/** Employers introduce themselves first and speak of pay last: the place tells much, except in a list that asks. */
function placesOf({ block, part }: AskCandidate, { last }: AdContext): string[] {
  if (PLAIN.has(part)) return [];
  const ends = [...(block < 2 ? [`block ${block}`] : []), ...(block === last ? ["last block"] : [])];
  return [`fifth ${Math.floor((PLACES * block) / (last + 1))}`, ...ends];
}

const SHARES = [0, 0.3, 0.6];

/** How much of it is plainly asked for elsewhere: a duty that comes again among the needs is one that readers list. */
function shareAsked(one: AskCandidate, { asked }: AdContext): number {
  const words = stemsOf(one.text);
  const shares = [...asked].map(([other, others]) => {
    const shared = other === one ? 0 : [...words].filter((word) => others.has(word)).length;
    return shared / Math.max(1, Math.min(words.size, others.size));
  });
  return SHARES.filter((share) => Math.max(0, ...shares) > share).length;
}

/** Its words and pairs of words, whatever their endings, with where it begins and ends. Only those have a weight that many advertisements use. */
function listPhrases(text: string, where: string): string[] {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}+#']+/gu) ?? []).map((word) => stem(word));
  const marked = ["<", ...words, ">"];
  const pairs = marked.slice(1).map((word, at) => `${marked[at]} ${word}`);
  return [...new Set([...words, ...pairs])].map((phrase) => `${where}${phrase}`);
}

function placeOf({ part, isBullet }: AskCandidate): string {
  return `${part}${isBullet ? "*" : ""}`;
}

/** Where a clause stands, and of which kind it, its sentence and the one before are. */
function listKinds(one: AskCandidate): string[] {
  const place = placeOf(one);
  return [
    "always",
    `in ${place}`,
    `sentence ${one.sentenceKind}`,
    `clause ${one.clauseKind}`,
    `${place} and clause ${one.clauseKind}`,
    `${place} and sentence ${one.sentenceKind}`,
    `before ${one.before}`,
  ];
}

/** What holds for one clause: where it stands, what it and its sentence say, what a reader sees in it. */
export function listFeatures(one: AskCandidate, context: AdContext): string[] {
  const place = placeOf(one);
  const isListed = one.isBullet || one.part === "must" || one.part === "nice";
  const isDuty = one.part === "duty" || (one.part === "intro" && one.sentenceKind === "duty");
  const named = Math.min(2, findKnownSkills(one.said).length);
  const share = shareAsked(one, context);
  const flags = CLAUSE_FLAGS.filter(({ holds }) => holds(one)).map(({ name }) => name);
  return [
    ...listKinds(one),
    `${place} where ${context.hasMust ? "a list asks" : "no list asks"}`,
    `${place} where plain ${context.plain}`,
    ...(isDuty
      ? [
          `duty where plain ${context.plain}`,
          `duty where plain ${context.plain} and ${context.hasMust ? "a list asks" : "no list asks"}`,
          `duty with ${named} skills`,
        ]
      : []),
    ...placesOf(one, context),
    `shares ${share}`,
    `${PLAIN.has(one.part) ? "plain" : one.part} shares ${share}`,
    ...(one.block > context.afterNice ? [`${place} late`] : []),
    ...flags.flatMap((name) => [name, `${isListed ? "listed" : "told"}: ${name}`]),
    ...listPhrases(one.said, SAYS),
  ];
}

/** What may tell a wish from a need: the place of the clause, its words, those of its sentence around it and those of its heading. */
export function listWishFeatures(one: AskCandidate): string[] {
  const { said, sentence, heading } = one;
  const from = sentence.indexOf(said);
  const [ahead, behind] = from < 0 ? ["", ""] : [sentence.slice(0, from), sentence.slice(from + said.length)];
  return [
    ...listKinds(one),
    ...listPhrases(said, SAYS),
    ...listPhrases(ahead, `${SAYS}ahead `),
    ...listPhrases(behind, `${SAYS}behind `),
    ...listPhrases(heading, `${SAYS}above `),
  ];
}
