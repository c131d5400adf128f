import { findFirst } from "#analysis/find-first.ts";
import { findLegalForm } from "#analysis/lexicon/employer-words.ts";
import { splitTitle } from "./joined-title.ts";
import { splitOffTown } from "./piece-cuts.ts";
import { isNamed, type Piece } from "./piece-kinds.ts";

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

interface TitleRule {
  name: string;
  find: (groups: HeadGroups, titleComesFirst: boolean) => Piece | undefined;
}

/** In this order. A title without a word that would tell is known by what stands beside it. */
export const TITLE_RULES: TitleRule[] = [
  { name: "what is called or looks like a title", find: (groups) => pick(groups.flat(), "title") },
  {
    name: "a name beside the employer",
    find: (groups) => (hasEmployer(groups) ? listNames(groups).find(({ kind }) => kind !== "employer") : undefined),
  },
  { name: "of two names the one that the CV puts there", find: pickByHabit },
];

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
  const title = findFirst(TITLE_RULES, ({ find }) => find(groups, titleComesFirst));
  const company = findFirst(EMPLOYER_RULES, ({ find }) => find(groups, title));
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

function pickByHabit(groups: HeadGroups, titleComesFirst: boolean): Piece | undefined {
  const names = hasEmployer(groups) ? [] : listNames(groups);
  return names.length < 2 ? undefined : names[titleComesFirst ? 0 : 1];
}

function hasEmployer(groups: HeadGroups): boolean {
  return groups.flat().some(({ kind }) => kind === "employer");
}

function listNames(groups: HeadGroups): Piece[] {
  return groups.toReversed().flatMap((group) => group.filter((piece) => mayBeName(piece) && !piece.isAside));
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
