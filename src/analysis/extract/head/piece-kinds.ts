import { looksLikeEmployer } from "#analysis/lexicon/employer-words.ts";
import { isPlace, isRegion } from "#analysis/lexicon/place-words.ts";
import { isTitleWord, looksLikeTitle } from "#analysis/lexicon/title-words.ts";
import { TOWN_BEGINNING } from "./piece-cuts.ts";

export type PieceKind = "title" | "employer" | "place" | "unknown";

export interface Piece {
  text: string;
  kind: PieceKind;
  /** In brackets: a remark on the piece before it. */
  isAside: boolean;
  /** Said in so many words: "Employer: …". */
  isLabelled: boolean;
  /** What it was cut out of, up to a bracket or the end of the line. */
  whole: string;
  /** A field of work, as in "Manager, Customer Service": a department or a title, but no firm. */
  isField: boolean;
}

interface KindRule {
  name: string;
  kind: PieceKind;
  fits: (text: string) => boolean;
}

/** "Reporting to the manager" is what somebody does. */
const TASK =
  /^(?:working|worked|reporting|monitoring|handling|providing|maintaining|preparing|ensuring|assisting|supporting|responsible|reported|assisted|managed) /iu;

/** The first that fits decides; what fits none is a name that only its place can explain. */
export const KIND_RULES: KindRule[] = [
  { name: "a place known by name", kind: "place", fits: isPlace },
  {
    name: "an employer by its form or kind, and no occupation in it",
    kind: "employer",
    fits: (text) => looksLikeEmployer(text) && !startsWithOccupation(text) && !isTwoTitles(text),
  },
  {
    name: "a phrase with an occupation in it",
    kind: "title",
    fits: (text) => looksLikeTitle(text) && isNamed(text) && !TASK.test(text),
  },
];

export function kindOf(text: string): PieceKind {
  return KIND_RULES.find(({ fits }) => fits(text))?.kind ?? "unknown";
}

/** "Scientific Employee / Systems": a stroke stands between posts, not in firms' names. */
function isTwoTitles(text: string): boolean {
  return text.includes("/") && text.split("/").some((part) => looksLikeTitle(part));
}

/** "Manager of Store Systems" is a person, though it ends like a firm. */
function startsWithOccupation(text: string): boolean {
  const occupation = /^(?:\p{L}+ ){0,3}?(\p{L}+) (?:of|for|to|in)\b/iu.exec(text);
  return occupation !== null && isTitleWord((occupation[1] ?? "").toLowerCase());
}

export function isNamed(text: string): boolean {
  return (
    /^["“]?(?:\p{Ll}{1,2}(?=\p{Lu}))?[\p{Lu}\p{N}.]|\p{L}\.\p{Ll}{2,4}$/u.test(text) ||
    looksLikeTitle(text.split(" ").slice(-1).join(" "))
  );
}

interface TownRule {
  name: string;
  fits: (words: string[], before: Piece | undefined) => boolean;
  becomes: Partial<Piece>;
}

/** What a name of unknown kind is that stands before a region. The first that fits decides. */
export const TOWN_RULES: readonly TownRule[] = [
  {
    name: "behind a title or a firm it is a town",
    fits: (_words, before) => before !== undefined && before.kind !== "place",
    becomes: { kind: "place" },
  },
  { name: "a single word is a town", fits: (words) => words.length === 1, becomes: { kind: "place" } },
  {
    name: "what begins like a town is one",
    fits: ([first = ""]) => TOWN_BEGINNING.test(first),
    becomes: { kind: "place" },
  },
  { name: "two words may be a town", fits: (words) => words.length === 2, becomes: { isAside: true } },
];

export function markTowns(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const next = pieces[index + 1];
    if (piece.kind !== "unknown" || next === undefined || !isRegion(next.text)) return piece;
    const rule = TOWN_RULES.find(({ fits }) => fits(piece.text.split(" "), pieces[index - 1]));
    return { ...piece, ...rule?.becomes };
  });
}
