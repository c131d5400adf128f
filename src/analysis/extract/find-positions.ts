import { type Anchor, findAnchors } from "./find-anchors.ts";
import type { SectionLine } from "./group-into-sections.ts";
import { isHeadLine, isLabels, isSmallHead } from "./head-lines.ts";
import type { MarkCuts } from "./mark-cuts.ts";
import { blankDates, type DateRange } from "./read-date-range.ts";
import { type Head, readHead } from "#analysis/extract/head/read-head.ts";
import { readPostSentence } from "./read-post-sentence.ts";
import { isNamed, type Piece } from "#analysis/extract/head/piece-kinds.ts";
import { splitPieces } from "#analysis/extract/head/split-pieces.ts";
import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";

/** A dated piece of work. Lines `first` to `last` of the CV belong to it; line `dated` holds its dates. */
export interface Position {
  title: string | null;
  company: string | null;
  location: string | null;
  range: DateRange;
  first: number;
  dated: number;
  last: number;
}

type LineTest = (line: SectionLine) => boolean;

/** Lines above a date that may belong to its head. */
const DEEPEST_HEAD = 3;
const LONG_HEAD = 90;
const RUNS_ON = /^.{5,80}?\s?,\s(?:State|[A-Z]{2})(?=\s\p{Lu})/u;

/**
 * Every dated line of a work section opens a position. Whether title and employer stand above their dates or below them is a habit
 * that a CV keeps, and its first entry shows it. Where no work section was recognised, the whole CV apart from education is searched.
 */
export function findPositions(lines: SectionLine[], markCuts: MarkCuts): Position[] {
  const isWork = workTest(lines);
  const isSure = hasWorkSection(lines);
  const anchors = findAnchors(lines, isWork, markCuts);
  const depth = headDepth(lines, anchors[0], isWork);
  const drafts = anchors.map((anchor, order) => {
    const from = (anchors[order - 1]?.lastDateLine ?? -1) + 1;
    const to = anchors[order + 1]?.index ?? lines.length;
    return gatherHead({ lines, anchor, from, to, isWork, markCuts }, depth);
  });
  const titleComesFirst = isTitleFirst(drafts);
  const heads = drafts.map((draft) => readHead(draft.groups, titleComesFirst));
  return drafts.flatMap((draft, order) => {
    const head = inherit(heads, drafts, order);
    const last = lastLine(lines, draft.first, drafts[order + 1]?.first, isWork);
    // Outside a work section dates belong to all sorts of things.
    if (!isSure && !looksLikeTitle(head.title ?? "")) return [];
    return [{ ...head, range: draft.anchor.range, first: draft.first, dated: draft.anchor.index, last }];
  });
}

function hasWorkSection(lines: SectionLine[]): boolean {
  return lines.some((line) => line.section === "experience" && !line.isHeading);
}

function workTest(lines: SectionLine[]): LineTest {
  const hasWork = hasWorkSection(lines);
  const others = new Set(["education", "certificates", "projects"]);
  return (line) => !line.isHeading && (hasWork ? line.section === "experience" : !others.has(line.section));
}

/** How many lines stand above the first date of the work. None: titles follow their dates. */
function headDepth(lines: SectionLine[], anchor: Anchor | undefined, isWork: LineTest): number {
  let depth = 0;
  for (let index = (anchor?.index ?? 0) - 1; index >= 0; index -= 1) {
    const line = lines[index];
    if (line === undefined || !isWork(line)) break;
    depth += 1;
  }
  return depth;
}

interface Place {
  lines: SectionLine[];
  anchor: Anchor;
  /** Lines from here up to `to` are nobody else's. */
  from: number;
  to: number;
  isWork: LineTest;
  markCuts: MarkCuts;
}

interface Draft {
  anchor: Anchor;
  groups: Piece[][];
  first: number;
  /** The line of the dates names the post itself. */
  isOwn: boolean;
  hasAbove: boolean;
}

function gatherHead(place: Place, depth: number): Draft {
  const { anchor } = place;
  const rest = headPart(blankDates(anchor.rest));
  const own = readPostSentence(rest) ?? splitPieces(rest);
  const above = listAbove(place, Math.min(depth, DEEPEST_HEAD));
  const isNamedAbove = names([own, ...above.map((index) => piecesAt(place, index))]);
  const far = !isNamedAbove && depth > DEEPEST_HEAD ? listTop(place) : [];
  const below = listBelow(place);
  const chosen = depth === 0 ? below : [...above, ...far];
  const groups = [own, ...chosen.map((index) => piecesAt(place, index))];
  // A CV that breaks its own layout once is still understood: the other side counts where the usual one says nothing.
  if (!names(groups)) groups.push(...(depth === 0 ? above : below).map((index) => piecesAt(place, index)));
  if (depth > 0 && lacksTitle(groups)) groups.push(...listTitleBelow(place));
  const first = Math.min(anchor.index, ...(depth === 0 ? [] : chosen));
  return { anchor, groups, first, isOwn: names([own]), hasAbove: above.length + far.length > 0 };
}

/** One name and no title: that of the employer. */
function lacksTitle(groups: Piece[][]): boolean {
  const others = groups.flat().filter(({ kind, isAside }) => kind !== "place" && !isAside);
  return others.length === 1 && others[0]?.kind === "employer";
}

/** The employer above the dates and the title alone below them, followed by what was done. */
function listTitleBelow(place: Place): Piece[][] {
  const { lines, anchor, to, isWork } = place;
  const [at, after] = [anchor.lastDateLine + 1, lines[anchor.lastDateLine + 2]];
  const line = lines[at];
  if (line === undefined || at >= to || !isWork(line) || !isHeadLine(line)) return [];
  const pieces = piecesAt(place, at);
  const isFollowed = after === undefined || !isWork(after) || !isHeadLine(after);
  return pieces.length === 1 && pieces[0]?.kind === "title" && isFollowed ? [pieces] : [];
}

function names(groups: Piece[][]): boolean {
  return groups.flat().some(({ kind, isAside, text }) => kind !== "place" && !isAside && isNamed(text));
}

function piecesAt({ lines, markCuts }: Place, index: number): Piece[] {
  const line = lines[index];
  return line === undefined ? [] : splitPieces(headPart(blankDates(markCuts(line))));
}

/** A head that runs on into its text ends behind the place: "Florist, Hollow Oak, Austin, TX I was asked to …". */
function headPart(text: string): string {
  if (text.length < LONG_HEAD) return text;
  return RUNS_ON.exec(text)?.[0] ?? text;
}

/** The nearest first. */
function listAbove(place: Place, depth: number): number[] {
  const { lines, anchor, from, isWork } = place;
  const found: number[] = [];
  for (let index = anchor.index - 1; index >= from && found.length < depth; index -= 1) {
    const line = lines[index];
    if (line !== undefined && isWork(line) && isLabels(line.text)) continue;
    const isHabit = depth === 1 && line !== undefined && isSmallHead(line);
    if (line === undefined || !isWork(line) || !(isHeadLine(line) || isHabit)) break;
    if (isComplete(found.map((above) => piecesAt(place, above)))) break;
    found.push(index);
  }
  return found;
}

/** A title on one line and an employer with its place on another: what stands above them belongs to a post without dates. */
function isComplete(groups: Piece[][]): boolean {
  const titled = groups.findIndex((group) => group[0]?.kind === "title");
  const employed = groups.findIndex(
    (group) => group[0]?.kind !== "place" && group[0]?.kind !== "title" && group.some(({ kind }) => kind === "place"),
  );
  return titled !== -1 && employed !== -1 && titled !== employed;
}

/** Right-hand columns are read after what stands beside them: the head is then at the top, far above its dates. */
function listTop({ lines, anchor, from, isWork }: Place): number[] {
  let top: number | undefined;
  for (let index = anchor.index - 1; index >= from; index -= 1) {
    const line = lines[index];
    if (line === undefined || !isWork(line)) break;
    if (isHeadLine(line) && splitPieces(line.text).length > 0) top = index;
  }
  return top === undefined ? [] : [top];
}

function listBelow({ lines, anchor, to, isWork }: Place): number[] {
  const found: number[] = [];
  for (let index = anchor.lastDateLine + 1; index < to && found.length < 2; index += 1) {
    const line = lines[index];
    const runsOn = found.length === 0 && line !== undefined && RUNS_ON.test(line.text);
    if (line === undefined || !isWork(line) || !(isHeadLine(line) || runsOn)) break;
    found.push(index);
  }
  return found;
}

/** Decided by the entries that leave no doubt. */
function isTitleFirst(drafts: Draft[]): boolean {
  let votes = 0;
  for (const { groups } of drafts) {
    const kinds = groups
      .toReversed()
      .flat()
      .map(({ kind }) => kind);
    const [title, employer] = [
      kinds.indexOf("title"),
      kinds.findIndex((kind) => kind === "employer" || kind === "unknown"),
    ];
    if (title !== -1 && employer !== -1) votes += title < employer ? 1 : -1;
  }
  return votes >= 0;
}

/** Several posts under one employer name it once. */
function inherit(heads: Head[], drafts: Draft[], order: number): Head {
  const head = heads[order] ?? { title: null, company: null, location: null };
  const draft = drafts[order];
  if (head.company !== null || head.title === null || !draft?.isOwn || draft.hasAbove) return head;
  const before = heads.findLastIndex(({ company }, place) => place < order && company !== null);
  const { company = null, title = null } = heads[before] ?? {};
  // The employer stands above its first post, or on a dated line of its own.
  return company !== null && (drafts[before]?.hasAbove || title === null) ? { ...head, company } : head;
}

function lastLine(lines: SectionLine[], first: number, next: number | undefined, isWork: LineTest): number {
  let last = first;
  const stop = next ?? lines.length;
  for (let index = first + 1; index < stop; index += 1) {
    const line = lines[index];
    if (line === undefined || !isWork(line)) break;
    last = index;
  }
  return last;
}
