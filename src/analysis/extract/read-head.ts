import { findLegalForm } from "#analysis/lexicon/employer-words.ts";
import { isNamed, type Piece, splitOffTown } from "./split-pieces.ts";
import { isSubject } from "#analysis/lexicon/subject-words.ts";
import { isTitleWord } from "#analysis/lexicon/title-words.ts";

export interface Head {
  title: string | null;
  company: string | null;
  location: string | null;
}

/** The pieces of each line that may name the post, the nearest to its dates first. */
export type HeadGroups = Piece[][];

const MOST_EMPLOYER_WORDS = 9;
const MOST_TITLE_WORDS = 12;
/** More names than this beside a title are a list of tools: "Engineer | Node.js, GraphQL, Docker". */
const MOST_BESIDE = 2;
const TOOL = /\p{L}\.(?:js|ts|net|py)$|^\.net\b|[+#]$/iu;

interface EmployerRule {
  name: string;
  find: (groups: HeadGroups, title: Piece | undefined) => Piece | undefined;
}

/** In this order: said outright or told by looks, then by place. What stands beside the title and is no place is the employer. */
export const EMPLOYER_RULES: EmployerRule[] = [
  { name: "what is called or looks like an employer", find: (groups) => pick(groups.flat(), "employer") },
  { name: "the name on a line that ends in a place", find: beforePlace },
  { name: "the name beside the title", find: besideTitle },
  { name: "any other name", find: (groups, title) => listOthers(groups, title).find(({ isAside }) => !isAside) },
  { name: "a name in brackets", find: (groups, title) => listOthers(groups, title)[0] },
];

export function readHead(groups: HeadGroups, titleComesFirst: boolean): Head {
  const all = groups.flat();
  const title = pick(all, "title") ?? nameless(groups, pick(all, "employer"), titleComesFirst);
  const company = findEmployer(groups, title);
  if (title?.kind === "title" && company === undefined && !title.isLabelled)
    return readTitleAlone(title, pick(all, "place")?.text ?? null);
  const place = pick(all, "place") ?? behind(groups, company, title);
  return { title: nameWhole(groups, title, company), company: company?.text ?? null, location: place?.text ?? null };
}

/** The employer may be part of the title's text, or stand before the town. */
function readTitleAlone({ text }: Piece, place: string | null): Head {
  const { title, company } = splitTitle(text, place !== null);
  const beforeTown = place === null || company !== null ? undefined : splitOffTown(place);
  return { title, company: beforeTown ?? company, location: place };
}

const COLUMNS = /[\t|•·●▪;~@]/u;

/** "Senior Executive - Finance" is one title where the employer stands elsewhere. */
function nameWhole(groups: HeadGroups, title: Piece | undefined, company: Piece | undefined): string | null {
  if (title === undefined) return null;
  if (company === undefined) return title.text;
  const group = groups.find((pieces) => pieces.includes(title)) ?? [];
  const parts = group.filter(({ isAside, whole }) => !isAside && whole === title.whole);
  const at = parts.indexOf(title);
  const [before, after] = [parts.slice(0, Math.max(at, 0)), parts.slice(at + 1)];
  const isOther = (piece: Piece) => piece === company || !belongsToTitle(piece, company);
  const end = after.findIndex((piece) => isOther(piece));
  const first = before.length > 0 && !before.some((piece) => isOther(piece)) ? before[0] : title;
  const last = (end === -1 ? after : after.slice(0, end)).at(-1) ?? title;
  const remark = group[group.indexOf(last) + 1];
  const field = remark?.isAside === true && remark.isField ? ` (${remark.text})` : "";
  return cutOut(title, first ?? title, last) + field;
}

function cutOut(title: Piece, first: Piece, last: Piece): string {
  const from = title.whole.indexOf(first.text);
  const to = title.whole.indexOf(last.text, from + (first === last ? 0 : first.text.length)) + last.text.length;
  const cut = title.whole.slice(Math.max(from, 0), to);
  return COLUMNS.test(cut) || cut.split(" ").length > MOST_TITLE_WORDS ? title.text : cut;
}

interface TitlePart {
  name: string;
  fits: (piece: Piece, company: Piece) => boolean;
}

/** What stands beside a title and goes on with it. */
export const TITLE_PARTS: TitlePart[] = [
  { name: "a second title", fits: ({ kind }) => kind === "title" },
  { name: "a field of work", fits: ({ kind, isField }) => kind === "unknown" && isField },
  { name: "letters such as SAP", fits: ({ kind, text }) => kind === "unknown" && /^\p{Lu}{2,4}$/u.test(text) },
  {
    name: "a department, where the employer is sure",
    fits: ({ kind, text }, company) => kind === "unknown" && company.kind === "employer" && text.includes(" "),
  },
  {
    name: "a department that sounds like a firm, where the employer is named as such",
    fits: ({ kind, text }, company) => kind === "employer" && company.isLabelled && findLegalForm(text) === null,
  },
];

function belongsToTitle(piece: Piece, company: Piece): boolean {
  return TITLE_PARTS.some(({ fits }) => fits(piece, company));
}

function findEmployer(groups: HeadGroups, title: Piece | undefined): Piece | undefined {
  for (const { find } of EMPLOYER_RULES) {
    const found = find(groups, title);
    if (found !== undefined) return found;
  }
  return undefined;
}

function listOthers(groups: HeadGroups, title: Piece | undefined): Piece[] {
  return groups
    .filter((group) => title === undefined || !group.includes(title) || !listsTools(group))
    .flat()
    .filter((piece) => piece !== title && mayEmploy(piece));
}

function pick(pieces: Piece[], kind: Piece["kind"]): Piece | undefined {
  const fitting = pieces.filter((piece) => piece.kind === kind);
  return fitting.find((piece) => piece.isLabelled) ?? fitting.find((piece) => !piece.isAside) ?? fitting[0];
}

/** A title without a word that would tell: what is left beside the employer, or the first or second name by the habit of the CV. */
function nameless(groups: HeadGroups, employer: Piece | undefined, titleComesFirst: boolean): Piece | undefined {
  const names = groups.toReversed().flatMap((group) => group.filter((piece) => mayBeName(piece) && !piece.isAside));
  if (employer !== undefined) return names.find((piece) => piece.kind !== "employer");
  return names.length < 2 ? undefined : names[titleComesFirst ? 0 : 1];
}

function besideTitle(groups: HeadGroups, title: Piece | undefined): Piece | undefined {
  const group = groups.find((pieces) => title !== undefined && pieces.includes(title));
  if (group === undefined || listsTools(group)) return undefined;
  return group.find((piece) => piece !== title && mayEmploy(piece) && !piece.isAside);
}

function listsTools(group: Piece[]): boolean {
  return group.filter(({ kind, isAside, isField }) => kind === "unknown" && !isAside && !isField).length > MOST_BESIDE;
}

/** The first name on a line that ends in a place is an employer, whichever line it is on. */
function beforePlace(groups: HeadGroups, title: Piece | undefined): Piece | undefined {
  for (const group of groups) {
    if (title !== undefined && group.includes(title) && listsTools(group)) continue;
    const place = group.findIndex(({ kind }) => kind === "place");
    const found = group
      .slice(0, Math.max(place, 0))
      .find((piece) => piece !== title && mayEmploy(piece) && !piece.isAside);
    if (found !== undefined) return found;
  }
  return undefined;
}

function behind(groups: HeadGroups, company: Piece | undefined, title: Piece | undefined): Piece | undefined {
  const group = groups.find((pieces) => company !== undefined && pieces.includes(company)) ?? [];
  const [next] = company === undefined ? [] : group.slice(group.indexOf(company) + 1);
  return next === title || next?.kind !== "unknown" ? undefined : next;
}

function mayEmploy(piece: Piece): boolean {
  return !piece.isField && mayBeName(piece);
}

function mayBeName({ kind, text }: Piece): boolean {
  if (kind === "employer") return true;
  return kind === "unknown" && isNamed(text) && !TOOL.test(text) && text.split(" ").length <= MOST_EMPLOYER_WORDS;
}

const RANK = /^(?:senior|junior|lead|principal|chief|head|assistant|associate|deputy|vice|sr|jr)\.?$/iu;

/** With nothing between them: "Substitute Teacher Hollow Oak" ends in the employer, "Kestrel Senior Engineer" begins with one. */
function splitTitle(text: string, hasPlace: boolean): { title: string; company: string | null } {
  const words = text.split(" ");
  const last = words.findLastIndex((word) => isTitleWord(word.toLowerCase().replaceAll(/[^\p{L}]/gu, "")));
  const rest = words.slice(last + 1);
  const isName =
    rest.length > (hasPlace ? 0 : 1) && /^\p{Lu}\p{L}{2}/u.test(rest[0] ?? "") && !/[()/]/u.test(rest.join(""));
  if (isName && last >= 0) return { title: words.slice(0, last + 1).join(" "), company: rest.join(" ") };
  const rank = words.findIndex((word) => RANK.test(word));
  const before = words.slice(0, Math.max(rank, 0));
  const isEmployer = before.length > 0 && rank < last && before.every((word) => isNameOfFirm(word));
  return isEmployer
    ? { title: words.slice(rank).join(" "), company: before.join(" ") }
    : { title: text, company: null };
}

function isNameOfFirm(word: string): boolean {
  return (
    /^\p{Lu}\p{L}{3,}$/u.test(word) && !isSubject(word) && !isTitleWord(word.toLowerCase()) && !STANDING.test(word)
  );
}

/** What titles begin with besides ranks and fields. */
const STANDING =
  /^(?:regional|national|global|international|interim|acting|executive|certified|registered|licensed|general|staff|student|graduate|area|group|team|store|shift|office|floor|front|night|warehouse|kitchen|restaurant|pastry|sous|property|account|accounts|program|product|process|quality|test|field|branch|territory|district|division|corporate|clinical|research|teaching|learning|human|retail|customer|technical)$/iu;
