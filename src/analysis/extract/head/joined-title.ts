import { oneOf } from "#analysis/pattern.ts";
import { findFirst } from "#analysis/find-first.ts";
import { isSubject } from "#analysis/lexicon/subject-words.ts";
import { isTitleWord } from "#analysis/lexicon/title-words.ts";

const RANK = /^(?:senior|junior|lead|principal|chief|head|assistant|associate|deputy|vice|sr|jr)\.?$/iu;

interface JoinedTitle {
  words: string[];
  /** Where its last word of an occupation stands, or -1. */
  occupation: number;
  hasPlace: boolean;
}

interface JoinedRule {
  name: string;
  split: (joined: JoinedTitle) => { title: string[]; company: string[] } | undefined;
}

/** A title and its employer with nothing between them. The first that fits decides. */
export const JOINED_RULES: readonly JoinedRule[] = [
  { name: "ends in the employer", split: splitBehindOccupation },
  { name: "begins with the employer", split: splitBeforeRank },
];

/** "Substitute Teacher Hollow Oak" */
function splitBehindOccupation({ words, occupation, hasPlace }: JoinedTitle) {
  const rest = words.slice(occupation + 1);
  const isName =
    rest.length > (hasPlace ? 0 : 1) && /^\p{Lu}\p{L}{2}/u.test(rest[0] ?? "") && !/[()/]/u.test(rest.join(""));
  return isName && occupation >= 0 ? { title: words.slice(0, occupation + 1), company: rest } : undefined;
}

/** "Kestrel Senior Engineer" */
function splitBeforeRank({ words, occupation }: JoinedTitle) {
  const rank = words.findIndex((word) => RANK.test(word));
  const company = words.slice(0, Math.max(rank, 0));
  const isEmployer = company.length > 0 && rank < occupation && company.every((word) => isNameOfFirm(word));
  return isEmployer ? { title: words.slice(rank), company } : undefined;
}

export function splitTitle(text: string, hasPlace: boolean): { title: string; company: string | null } {
  const words = text.split(" ");
  const occupation = words.findLastIndex((word) => isTitleWord(word.toLowerCase().replaceAll(/[^\p{L}]/gu, "")));
  const parts = findFirst(JOINED_RULES, ({ split }) => split({ words, occupation, hasPlace }));
  return parts === undefined
    ? { title: text, company: null }
    : { title: parts.title.join(" "), company: parts.company.join(" ") };
}

function isNameOfFirm(word: string): boolean {
  return (
    /^\p{Lu}\p{L}{3,}$/u.test(word) && !isSubject(word) && !isTitleWord(word.toLowerCase()) && !STANDING.test(word)
  );
}

/** What titles begin with besides ranks and fields. */
const STANDING = new RegExp(
  `^${oneOf(`regional, national, global, international, interim, acting, executive, certified, registered, licensed, general, staff, student,
graduate, area, group, team, store, shift, office, floor, front, night, warehouse, kitchen, restaurant, pastry, sous, property, account, accounts,
program, product, process, quality, test, field, branch, territory, district, division, corporate, clinical, research, teaching, learning, human,
retail, customer, technical`)}$`,
  "iu",
);
