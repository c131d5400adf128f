import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";
import type { Line } from "#analysis/read/page.ts";
import { tidyWording } from "#analysis/criteria/tidy-wording.ts";
import { cutBoard, namesPost, tidyTitle } from "./tidy-title.ts";
import { tidyPunctuation } from "./tidy-vacancy-lines.ts";
import { BULLET, findPart, isHeadingOnly, isMetadataLabel } from "./vacancy-headings.ts";

const LABELLED =
  /^(?:job title|position|role|vacancy|title|post|designation)(?: title)? ?[:|–-] ?(?<title>\S.{1,78})$/iu;
const SOUGHT =
  /\b(?:looking for|seeking|recruiting|hiring|searching for|need|want|requires?|vacancy for|take on|(?:wish(?:es)? to )?appoint|find (?:them|us)) (?:an?|our next) (?:band \d\w? )?(?<title>[\p{L}/& -]{3,60}?)(?= to | who | with | for | in | at | and | based |[,.(]|$)/giu;
const WANTED = /^(?<title>\p{Lu}[\p{L}/& -]{2,50}?) (?:wanted|needed|required|sought)\b/iu;
const PRAISE =
  /^(?:(?:experienced|highly|motivated|dynamic|talented|enthusiastic|passionate|skilled|ambitious|driven|new|exceptional|and|an?)\b,? ?)+/iu;
const ORGANISATION =
  /\b(?:ltd|limited|inc|llc|llp|plc|pvt|gmbh|corp|corporation|company|cent(?:er|re)|hospital|university|college|council|county|city of|authority|department|school|group|trust|bank|partners|services|solutions|technologies|consultants|hotel|practice)\b/iu;
const FIRM = /\b(?:associates|partners|brothers|sons)$/iu;
const OCCUPATION = /^\p{L}.{2,60}(?:ers?|ors?|ists?|ians?|person|people|hands?)$/u;
const TOP_LINES = 8;
const LONGEST_LINE = 130;
const MOST_BARE_WORDS = 8;

/** What the rules choose from: the lines on top, those of them that may be a title, and the whole text. */
interface TitleSource {
  top: readonly string[];
  heads: readonly string[];
  texts: readonly string[];
}

interface TitleRule {
  name: string;
  find: (source: TitleSource) => string | undefined;
}

/** The first rule that finds one decides. */
export const TITLE_RULES: readonly TitleRule[] = [
  { name: "behind a label", find: ({ top }) => tidyFound(findIn(top, LABELLED)) },
  { name: "a line that names a post", find: ({ heads }) => listPosts(heads).find((head) => !isEmployer(head)) },
  { name: "wanted", find: ({ top }) => findIn(top, WANTED) },
  { name: "a post named like an employer", find: ({ heads }) => listPosts(heads)[0] },
  { name: "a line that ends like an occupation", find: ({ heads }) => heads.find((head) => isOccupation(head)) },
  { name: "sought in a sentence", find: ({ texts }) => findSought(texts) },
  { name: "a short line of other words", find: ({ heads }) => heads.find((head) => isBare(head)) },
];

export function findVacancyTitle(lines: Line[]): string {
  const top = lines.slice(0, TOP_LINES).filter((line) => !isHeadingOnly(line.text));
  const heads = top
    .filter((line) => mayHoldTitle(line.text))
    .toSorted((left, right) => right.size - left.size)
    .map((line) => tidyTitle(line.text));
  const source = { top: textsOf(top), heads, texts: textsOf(lines) };
  return TITLE_RULES.map(({ find }) => find(source)).find((title) => title !== undefined) ?? "";
}

function textsOf(lines: readonly Line[]): string[] {
  return lines.map(({ text }) => tidyPunctuation(text));
}

function findIn(texts: readonly string[], pattern: RegExp): string | undefined {
  return texts.map((text) => pattern.exec(text)?.groups?.title).find((title) => title !== undefined);
}

function tidyFound(title: string | undefined): string | undefined {
  return title === undefined ? undefined : tidyTitle(title);
}

function listPosts(heads: readonly string[]): string[] {
  return heads.filter((head) => namesPost(head.split(" - ")[0] ?? head));
}

/** "Millbrook Hospital Group" employs; a "Company Accountant" and a "School Teacher" are employed. */
function isEmployer(head: string): boolean {
  const plain = head.replace(/ ?\([^)]*\)$/u, "");
  return FIRM.test(head) || (ORGANISATION.test(head) && !looksLikeTitle(plain.split(" ").at(-1) ?? ""));
}

function isOccupation(head: string): boolean {
  return OCCUPATION.test(head) && /^\p{Lu}/u.test(head) && !isEmployer(head);
}

const NO_TITLE = /\d|\. |^(?:hi|hello|dear)\b|\b(?:is|are|was|were|will|must|can|has|have)\b/iu;

/** No greeting, no heading, no sentence, no timetable. */
function isBare(head: string): boolean {
  const isShort = head.split(" ").length <= MOST_BARE_WORDS && head.length > 3;
  return isShort && !NO_TITLE.test(head) && !isEmployer(head) && findPart(head) === undefined;
}

/** No sentence, no bullet and nothing that a notice board added: "Reports to: VP of Sales" is another's title. */
function mayHoldTitle(text: string): boolean {
  const plain = cutBoard(tidyPunctuation(text));
  if (BULLET.test(plain) || isMetadataLabel(plain)) return false;
  return plain.length <= LONGEST_LINE ? !/[?:]$/u.test(plain) : looksLikeTitle(firstPhrase(plain));
}

function firstPhrase(text: string): string {
  return text.replace(/ (?:wanted|needed|required|sought)\b.*$/iu, "").split(/[.;!]|, (?=\p{Lu})/u)[0] ?? "";
}

function findSought(texts: readonly string[]): string | undefined {
  const found = texts.flatMap((text) => [...text.matchAll(SOUGHT)].map(({ groups }) => groups?.title ?? ""));
  const title = found.find((one) => looksLikeTitle(one)) ?? found.find((one) => OCCUPATION.test(one));
  return title === undefined ? undefined : tidyWording(tidyTitle(title.replace(PRAISE, "")));
}
