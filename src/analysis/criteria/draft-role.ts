import { findKnownSkills } from "#analysis/lexicon/find-known-skills.ts";
import { isTitleWord } from "#analysis/lexicon/title-words.ts";
import { type Draft, WEIGHTS } from "./draft-criteria.ts";
import { isGeneralTitle, isRankWord, listRoleTerms } from "./list-role-terms.ts";
import { STOP_WORDS } from "#analysis/lexicon/everyday-words.ts";
import { calmCapitals } from "#shared/calm-capitals.ts";

/** Of the whole: to have done the job is worth a quarter of everything else, a fifth of the sum. */
const SHARE_OF_OTHERS = 0.25;
const STEP = 0.5;
const SHORTEST_STEM = 4;
const STEM_SHARE = 0.6;
const SIMILAR =
  /\b(?:similar|comparable|equivalent|relevant|same|such an?) (?:\p{L}+ )?(?:role|position|post|job|capacity|experience)s?\b/iu;

/** The role stands first. Where a row asks for years in it, that row is the role; else the title itself is. */
export function withRole(drafts: Draft[], title: string): Draft[] {
  const terms = listRoleTerms(title.split(" - ")[0]?.replaceAll(/\([^)]*\)/gu, "") ?? title);
  if (title === "") return drafts;
  const row = findRoleRow(drafts, title) ?? findOnlyYears(drafts);
  if (row === undefined && terms.length === 0) return drafts;
  const others = drafts.filter((draft) => draft !== row);
  const named = row === undefined ? [] : listNamedTitles(row.wording);
  const plain: Draft = {
    wording: calmCapitals(title),
    kind: "role",
    importance: "must",
    weight: WEIGHTS.must,
    required_years: null,
    terms: [],
  };
  const role: Draft = {
    ...plain,
    ...row,
    kind: "role",
    weight: weighRole(others),
    terms: [...new Set([...terms, ...named])],
  };
  return [role, ...others];
}

/** Of rows that somebody wrote, the one that asks for the role by its words; a board need not have one. */
export function findGivenRole(rows: readonly Draft[], title: string): Draft | undefined {
  if (title === "") return undefined;
  const isTitle = ({ wording }: Draft) => wording.trim().toLowerCase() === title.toLowerCase();
  return rows.find(({ kind }) => kind === "role") ?? rows.find(isTitle) ?? findRoleRow(rows, title);
}

/** What would prove a row as the role: its title, and the titles that it names itself. */
export function listTermsOfRole(wording: string, title: string): string[] {
  const terms = listRoleTerms(title.split(" - ")[0]?.replaceAll(/\([^)]*\)/gu, "") ?? title);
  return [...new Set([...terms, ...listNamedTitles(wording)])];
}

function weighRole(others: readonly Draft[]): number {
  const sum = others.reduce((total, { weight }) => total + weight, 0);
  return Math.max(WEIGHTS.must, Math.round((sum * SHARE_OF_OTHERS) / STEP) * STEP);
}

/** Years that are counted in the work of the title: by its occupation, its field or as "a similar role". */
function findRoleRow(drafts: readonly Draft[], title: string): Draft | undefined {
  const asked = listYears(drafts);
  const likeness = (draft: Draft) => measureRole(draft.wording, title);
  const best = asked.toSorted((left, right) => likeness(right) - likeness(left))[0];
  return best !== undefined && likeness(best) > 0 ? best : undefined;
}

function listYears(drafts: readonly Draft[]): Draft[] {
  return drafts.filter(({ required_years: years, importance, kind }) => {
    return years !== null && importance !== "nice" && kind !== "education" && kind !== "certificate";
  });
}

/** "Two years of welding", "two years' experience with boilers": years of one activity, which may be a part of the role. */
const OF_ONE_THING =
  /\b(?:years?['’]?|yrs|months)(?:['’])? of (?!(?:\p{L}+ )?(?:experience|work|practice)\b)|\bexperience (?:of|with|using)\b/iu;

/** "Two years on artics": the only years that are asked for, of nothing by its name, are years of the work itself. */
function findOnlyYears(drafts: readonly Draft[]): Draft | undefined {
  const [only, ...others] = listYears(drafts);
  if (only === undefined || others.length > 0 || OF_ONE_THING.test(only.wording)) return undefined;
  return findKnownSkills(only.wording).length === 0 ? only : undefined;
}

function measureRole(wording: string, title: string): number {
  const words = listWords(wording);
  const asked = listWords(title).filter((word) => !isRankWord(word));
  const shared = asked.filter((word) => words.some((other) => isSameStem(word, other)));
  const telling = shared.filter((word) => !isGeneralTitle(word));
  const isNamed = SIMILAR.test(wording) || isAbbreviated(wording, title);
  return telling.length === 0 && shared.length < 2 ? Number(isNamed) : shared.length + telling.length;
}

const SAY_NOTHING = new Set(
  "experience experienced years year work working role position post least minimum".split(" "),
);

function listWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}+#.]*[\p{L}+#]/gu) ?? [];
  return words.filter((word) => word.length > 1 && !STOP_WORDS.has(word) && !SAY_NOTHING.has(word));
}

/** A DBA is a database administrator. */
function isAbbreviated(wording: string, title: string): boolean {
  const letters = title.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
  const starts = new Set((title.toLowerCase().match(/\b\p{L}/gu) ?? []).values());
  return (wording.match(/\b\p{Lu}{3,4}\b/gu) ?? []).some((short) => {
    const plain = short.toLowerCase();
    return starts.has(plain[0] ?? "") && starts.has(plain.at(-1) ?? "") && isWithin(plain, letters);
  });
}

function isWithin(short: string, letters: string): boolean {
  let at = -1;
  for (const letter of short) {
    at = letters.indexOf(letter, at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** "Accountant" and "accounting", "nurse" and "nursing". */
function isSameStem(left: string, right: string): boolean {
  if (left === right) return true;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  return (
    shared >= Math.max(SHORTEST_STEM, short.length * STEM_SHARE) &&
    short.length - shared <= 4 &&
    long.length - shared <= 5
  );
}

function listNamedTitles(wording: string): string[] {
  const words = wording.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => isTitleWord(word)).flatMap((word) => listRoleTerms(word));
}
