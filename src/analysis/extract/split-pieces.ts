import { findLegalForm, isMaskedEmployer, looksLikeEmployer } from "#analysis/lexicon/employer-words.ts";
import { isPlace, isRegion, isStateCode, regionLength } from "#analysis/lexicon/place-words.ts";
import { isSubject } from "#analysis/lexicon/subject-words.ts";
import { isTitleWord, looksLikeTitle } from "#analysis/lexicon/title-words.ts";

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

/** A dash that a broken encoding has left behind counts as one. */
const SEPARATOR =
  /\s?[\t|•·●▪;~]\s?|\s?\/\/\s?|\s?(?:ï¼|â€“|â€”|–|—|−)\s?|\s-\s|\s-$|^-\s|-\s|,\s|\s,|,$|\s@\s|\sat\s|:\s/u;
const LABELS: [RegExp, PieceKind | "none"][] = [
  [
    /^(?:(?:(?:current|present|last|previous) )?(?:employer|company|organi[sz]ation|firm) ?[:-]|(?:company|employer|organi[sz]ation) name ?:|name and address of employer ?:?) ?(?=\S)/iu,
    "employer",
  ],
  [
    /^(?:(?:(?:current|present|last|previous) )?(?:position(?: held)?|job title|title|role|designation|post|job role) ?[:-]|occupation or position held ?:?) ?(?=\S)/iu,
    "title",
  ],
  [/^(?:location|place|city) ?[:-] ?(?=\S)/iu, "place"],
  [
    /^(?:(?:dates?|duration|period|tenure|from|since|description|employed|employment dates?)(?: ?[:-] ?|$)|(?:current|present|previous)(?:ly)? ?: ?)/iu,
    "none",
  ],
];
const NOISE =
  /^(?:(?:full|part)[- ]?time|contract|permanent|temporary|temp|internship program|present|current|expected|(?:approx\.? )?\d{1,2}\+? ?(?:years?|yrs?|months?|mos?|weeks?)\b.{0,24}|gpa.{0,20})$/iu;

/** A head line of a CV in its pieces, each with what it looks like. */
export function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const labelled of splitLabels(text)) {
    for (const { text: part, isAside } of splitBrackets(labelled.text)) {
      const parts = joinLegalForms(part.split(SEPARATOR).map((raw) => trim(raw)));
      for (const piece of separatePlaces(parts)) {
        if (!/\p{L}{2}/u.test(piece) || /^[a-z]{1,3}$/u.test(piece) || NOISE.test(piece)) continue;
        const label = labelled.kind === "employer" && pieces.length > 0 ? undefined : labelled.kind;
        for (const found of classify(piece, isAside, label)) pieces.push({ ...found, whole: trim(part) });
      }
    }
  }
  return markTowns(pieces);
}

/** A name before a region is a town if something else stands before it, or if it is a single word; of two words it may be one. */
function markTowns(pieces: Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const next = pieces[index + 1];
    if (piece.kind !== "unknown" || next === undefined || !isRegion(next.text)) return piece;
    if (index > 0 && pieces[index - 1]?.kind !== "place") return { ...piece, kind: "place" };
    const [first = "", second] = piece.text.split(" ");
    if (second === undefined || TOWN_BEGINNING.test(first)) return { ...piece, kind: "place" };
    return piece.text.split(" ").length <= 2 ? { ...piece, isAside: true } : piece;
  });
}

function splitLabels(text: string): { text: string; kind: PieceKind | "none" | undefined }[] {
  const trimmed = text
    .replace(/^[\s•·●▪◦‣*>-]{1,4}/u, "")
    .replace(/^description\s?[-:]\s?/iu, "")
    .trim();
  for (const [pattern, kind] of LABELS) {
    const label = pattern.exec(trimmed);
    if (label !== null) return [{ text: trimmed.slice(label[0].length), kind }];
  }
  return [{ text: trimmed, kind: undefined }];
}

/** Letters in brackets inside a name belong to it: "Information Technology (IT) Specialist". */
const INITIALS_INSIDE = /\((?=\p{Lu}{2,5}\) \p{L})|(?<=\(\p{Lu}{2,5})\)(?= \p{L})/gu;

/** "Operational Analyst (SQL DBA) Engineer": the title goes on behind it. */
const INSIDE_TITLE = /\((?<inside>[^()]{1,24})\)(?= (?<next>\p{L}+))/gu;

function splitBrackets(text: string): { text: string; isAside: boolean }[] {
  const kept = text
    .replaceAll(INITIALS_INSIDE, (bracket) => (bracket === "(" ? "⦅" : "⦆"))
    .replaceAll(INSIDE_TITLE, (whole: string, inside: string, next: string) =>
      isTitleWord(next.toLowerCase()) ? `⦅${inside}⦆` : whole,
    );
  return kept.split(/[()[\]]/u).map((part, index) => ({
    text: part.replaceAll("⦅", "(").replaceAll("⦆", ")"),
    isAside: index % 2 === 1,
  }));
}

/** "Foxglove Systems, Inc." is one name. */
function joinLegalForms(parts: string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && /^(?:inc|llc|llp|ltd|limited|plc|corp|co)\b\.?$/iu.test(part)) {
      joined[joined.length - 1] = `${last}, ${part}`;
    } else joined.push(part);
  }
  return joined.flatMap((part) => cutBehindLegalForm(part));
}

/** "PLAT Corp. Seoul": whatever follows the legal form is no part of the name. The masked name of a published collection ends likewise. */
function cutBehindLegalForm(text: string): string[] {
  const masked = /^(.*?)\s*\b(Company Name)\b\s*(.*)$/u.exec(text);
  if (masked !== null) return masked.slice(1).filter((part) => part !== "");
  const form = findLegalForm(text);
  if (form === null || form.index === 0) return [text];
  const end = form.index + form[0].length;
  const rest = text.slice(end).trim();
  return /^\p{Lu}/u.test(rest) ? [text.slice(0, end), rest] : [text];
}

/** Between a town's region and a title, or a title and its town, there often is no mark: "Austin, Texas Line Cook", "Line Cook Austin, Texas". */
function separatePlaces(parts: string[]): string[] {
  return parts.flatMap((part, index) => {
    const region = index > 0 ? leadingRegion(part) : 0;
    if (region > 0) return [part.slice(0, region), part.slice(region).trim()];
    const next = parts[index + 1] ?? "";
    const isBeforeTitle = leadingRegion(next) > 0;
    return isRegion(next) || isBeforeTitle ? cutTown(part, isBeforeTitle && index === 0) : [part];
  });
}

function leadingRegion(part: string): number {
  const length = regionLength(part) || (isStateCode(part.slice(0, 2)) && part[2] === " " ? 2 : 0);
  return length > 0 && length < part.length && looksLikeTitle(part.slice(length)) ? length : 0;
}

const NO_TOWN =
  /^(?:inc|llc|llp|ltd|limited|plc|corp|corporation|co|company|group|bank|university|college|school|hospital|center|name)\b/iu;

const TOWN_BEGINNING =
  /^(?:fort|ft|san|santa|los|las|new|st|saint|north|south|east|west|el|mount|port|lake|grand|palm|cedar|little|long)\.?$/iu;

/** The last word before a region, or the last ones if they are a known city. */
function cutTown(part: string, isWhole: boolean): string[] {
  const words = part.split(" ");
  const known = [3, 2, 1].find((count) => count < words.length && isPlace(words.slice(-count).join(" ")));
  const isPair = isWhole && words.length === 2 && splitOffTown(part) !== undefined;
  const count = known ?? countUnknownTown(words, isPair);
  return count === 0 ? [part] : [words.slice(0, -count).join(" "), words.slice(-count).join(" ")];
}

/** How many words at the end are a town that is in no list: none, the last, or two as in "Fort Mossend". */
function countUnknownTown(words: readonly string[], isPair: boolean): number {
  const [before, last] = [words.at(-2) ?? "", words.at(-1) ?? ""];
  if (!mayBeTown(last)) return 0;
  const isBehindName = words.length > 2 && /^\p{Lu}/u.test(before);
  if (!isPair && !isTitleWord(before.toLowerCase()) && !isBehindName) return 0;
  return words.length > 2 && TOWN_BEGINNING.test(before) ? 2 : 1;
}

function mayBeTown(word: string): boolean {
  return /^\p{Lu}/u.test(word) && !NO_TOWN.test(word) && !looksLikeTitle(word) && !looksLikeEmployer(word);
}

function classify(text: string, isAside: boolean, label: PieceKind | "none" | undefined): Omit<Piece, "whole">[] {
  if (label !== undefined && label !== "none")
    return [{ text, kind: label, isAside, isLabelled: true, isField: false }];
  return cutBehindTitle(text).map((part) => ({
    text: part,
    kind: kindOf(part),
    isAside,
    isLabelled: isMaskedEmployer(part),
    isField: isSubject(part),
  }));
}

/** "Teacher Mossend Primary School": an employer that shows itself as one needs no mark before it. */
function cutBehindTitle(text: string): string[] {
  const words = text.split(" ");
  const occupation = words.findLastIndex((word) => isTitleWord(word.toLowerCase().replaceAll(/[^\p{L}]/gu, "")));
  const last = /^(?:[IVX]{1,4}|\d)$/u.test(words[occupation + 1] ?? "") ? occupation + 1 : occupation;
  const rest = words.slice(last + 1).join(" ");
  if (
    occupation < 0 ||
    !/^\p{Lu}\p{L}/u.test(rest) ||
    !looksLikeEmployer(rest) ||
    /^(?:Of|For|In|To|And|At)\b/u.test(rest)
  )
    return [text];
  return words.length - last > 2 ? [words.slice(0, last + 1).join(" "), rest] : [text];
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

function kindOf(text: string): PieceKind {
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

/** "Target Dayton" before "OH" is an employer and its town if nothing else is the employer. */
export function splitOffTown(text: string): string | undefined {
  const [employer = "", town, ...more] = text.split(" ");
  const isPair = town !== undefined && more.length === 0 && !isPlace(text);
  return isPair && !TOWN_BEGINNING.test(employer) ? employer : undefined;
}

export function isNamed(text: string): boolean {
  return (
    /^["“]?(?:\p{Ll}{1,2}(?=\p{Lu}))?[\p{Lu}\p{N}.]|\p{L}\.\p{Ll}{2,4}$/u.test(text) ||
    looksLikeTitle(text.split(" ").slice(-1).join(" "))
  );
}

function trim(text: string): string {
  return text.replaceAll(/^(?:[\s,:;*–—-]|\.(?!\p{L})){1,6}|[\s,:;*–—-]{1,60}$/gu, "");
}
