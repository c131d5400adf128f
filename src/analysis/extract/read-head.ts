import { isNamed, type Piece, splitOffTown } from "./split-pieces.ts";
import { isTitleWord } from "./title-words.ts";

export interface Head {
  title: string | null;
  company: string | null;
  location: string | null;
}

/** The pieces of each line that may name the post, the nearest to its dates first. */
export type HeadGroups = Piece[][];

const MOST_EMPLOYER_WORDS = 9;

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
  if (title !== undefined && company === undefined && title.kind === "title" && !title.isLabelled) {
    const place = pick(all, "place")?.text ?? null;
    const split = splitTitle(title.text, place !== null);
    const beforeTown = place === null || split.company !== null ? undefined : splitOffTown(place);
    return { title: split.title, company: beforeTown ?? split.company, location: place };
  }
  const place = pick(all, "place") ?? behind(groups, company, title);
  return { title: nameWhole(groups, title, company), company: company?.text ?? null, location: place?.text ?? null };
}

const COLUMNS = /[\t|•·●▪;~@]/u;

/** "Senior Executive - Finance" is one title where the employer stands on another line. */
function nameWhole(groups: HeadGroups, title: Piece | undefined, company: Piece | undefined): string | null {
  if (title === undefined) return null;
  const group = groups.find((pieces) => pieces.includes(title)) ?? [];
  const parts = group.filter(({ isAside }) => !isAside);
  const isOne =
    company !== undefined &&
    parts.length > 1 &&
    parts.every((piece) => piece.whole === title.whole && belongsToTitle(piece)) &&
    !COLUMNS.test(title.whole) &&
    title.whole.split(" ").length <= MOST_EMPLOYER_WORDS;
  return isOne ? title.whole : title.text;
}

/** A second title, a field, or letters such as SAP. */
function belongsToTitle({ kind, isField, text }: Piece): boolean {
  return kind === "title" || (kind === "unknown" && (isField || /^\p{Lu}{2,4}$/u.test(text)));
}

function findEmployer(groups: HeadGroups, title: Piece | undefined): Piece | undefined {
  for (const { find } of EMPLOYER_RULES) {
    const found = find(groups, title);
    if (found !== undefined) return found;
  }
  return undefined;
}

function listOthers(groups: HeadGroups, title: Piece | undefined): Piece[] {
  return groups.flat().filter((piece) => piece !== title && mayEmploy(piece));
}

function pick(pieces: Piece[], kind: Piece["kind"]): Piece | undefined {
  const fitting = pieces.filter((piece) => piece.kind === kind);
  return fitting.find((piece) => piece.isLabelled) ?? fitting.find((piece) => !piece.isAside) ?? fitting[0];
}

/** A title without a word that would tell: what is left beside the employer, or the first or second name by the habit of the CV. */
function nameless(groups: HeadGroups, employer: Piece | undefined, titleComesFirst: boolean): Piece | undefined {
  const names = groups.toReversed().flatMap((group) => group.filter((piece) => mayBeName(piece) && !piece.isAside));
  if (employer !== undefined) return names.find((piece) => piece !== employer);
  return names.length < 2 ? undefined : names[titleComesFirst ? 0 : 1];
}

function besideTitle(groups: HeadGroups, title: Piece | undefined): Piece | undefined {
  const group = groups.find((pieces) => title !== undefined && pieces.includes(title));
  return group?.find((piece) => piece !== title && mayEmploy(piece) && !piece.isAside);
}

/** The first name on a line that ends in a place is an employer, whichever line it is on. */
function beforePlace(groups: HeadGroups, title: Piece | undefined): Piece | undefined {
  for (const group of groups) {
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
  return kind === "unknown" && isNamed(text) && text.split(" ").length <= MOST_EMPLOYER_WORDS;
}

/** "Substitute Teacher Hollow Oak": with nothing between them, the last word for an occupation ends the title. */
function splitTitle(text: string, hasPlace: boolean): { title: string; company: string | null } {
  const words = text.split(" ");
  const last = words.findLastIndex((word) => isTitleWord(word.toLowerCase().replaceAll(/[^\p{L}]/gu, "")));
  const rest = words.slice(last + 1);
  const isName =
    rest.length > (hasPlace ? 0 : 1) && /^\p{Lu}\p{L}{2}/u.test(rest[0] ?? "") && !/[()/]/u.test(rest.join(""));
  if (!isName || last < 0) return { title: text, company: null };
  return { title: words.slice(0, last + 1).join(" "), company: rest.join(" ") };
}
