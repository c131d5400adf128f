import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";
import type { Line } from "#analysis/read/page.ts";
import { findKnownSkills } from "#analysis/lexicon/find-known-skills.ts";
import { tidyPunctuation } from "./tidy-vacancy-lines.ts";
import { BULLET, isCapitals, isHeadingOnly, isMetadataLabel } from "./vacancy-headings.ts";

const LABELLED =
  /^(?:job title|position|role|vacancy|title|post|designation)(?: title)? ?[:–-] ?(?<title>\S.{1,78})$/iu;
const SOUGHT =
  /\b(?:looking for|seeking|recruiting|hiring|searching for|need) (?:an?|our next) (?<title>[\p{L}/& -]{3,60}?)(?= to | who | with | for | in | at | based |[,.(]|$)/giu;
const ANNOUNCED =
  /^(?:(?:urgent(?:ly)?|immediate|now|exciting|great)? ?(?:job description|job advert(?:isement)?|vacancy|job title|role|position|we(?:['’]re| are) hiring|hiring|required|requirement|opening|opportunity|wanted|recruiting|job|post)|urgent) ?[:–—-]+ ?/iu;
const WANTED = / (?:wanted|needed|required|sought)\b.*$/iu;
const BOARD = / (?:Date posted|Posted|Likes|Location|Salary|Apply now)\b.*$/u;
const GENDERS = /\( ?(?:[mfdwx](?: ?\/{1,2} ?[mfdwx]){1,3}|all genders) ?\)/giu;
/** Where and how the work is done: not what it is. */
const CONDITION =
  / ?\((?:[^()]*\b(?:time|remote|hybrid|on-?site|permanent|temporary|contract|months?|hours|days|week|hire|grade|ref|maternity|cover|immediate|posts?|positions?)\b[^()]*|[^()]*\d[^()]*)\)$/iu;
const PRAISE =
  /^(?:(?:experienced|highly|motivated|dynamic|talented|enthusiastic|passionate|skilled|ambitious|driven|new|exceptional|and|an?)\b,? ?)+/iu;
const TAIL = / (?:with an?|with|for|based in|reporting to|at|@) .*$/iu;
const ORGANISATION =
  /\b(?:ltd|limited|inc|llc|llp|plc|pvt|gmbh|corp|corporation|company|cent(?:er|re)|hospital|university|college|council|county|city of|authority|department|school|group|trust|bank|partners|services|solutions|technologies|consultants|hotel|practice)\b/iu;
const FIRM = /\b(?:associates|partners|brothers|sons)$/iu;
const TOP_LINES = 8;
const LONGEST_TITLE = 80;
const LONGEST_LINE = 130;
const OCCUPATION = /^\p{Lu}.{2,60}(?:ers?|ors?|ists?|ians?)$/u;

/** The first line on top that names an occupation; else what a sentence says is sought. */
export function findVacancyTitle(lines: Line[]): string {
  const top = lines.slice(0, TOP_LINES).filter((line) => !isHeadingOnly(line.text));
  const labelled = top.map((line) => LABELLED.exec(line.text)?.groups?.title).find((title) => title !== undefined);
  if (labelled !== undefined) return tidyTitle(labelled);
  const heads = top
    .filter((line) => mayHoldTitle(line.text))
    .toSorted((left, right) => right.size - left.size)
    .map((line) => tidyTitle(line.text));
  const named = heads.filter((head) => looksLikeTitle(head.split(" - ")[0] ?? head));
  const chosen = named.find((head) => !isEmployer(head)) ?? named[0] ?? heads.find((head) => OCCUPATION.test(head));
  return chosen ?? findSought(lines) ?? heads[0] ?? "";
}

/** "Millbrook Hospital Group" employs; a "Company Accountant" and a "School Teacher" are employed. */
function isEmployer(head: string): boolean {
  const last =
    head
      .replace(/ ?\([^)]*\)$/u, "")
      .split(" ")
      .at(-1) ?? "";
  return FIRM.test(head) || (ORGANISATION.test(head) && !looksLikeTitle(last));
}

/** No sentence, no bullet and nothing that a notice board added: "Reports to: VP of Sales" is another's title. */
function mayHoldTitle(text: string): boolean {
  const plain = tidyPunctuation(text).replace(BOARD, "");
  if (BULLET.test(plain) || isMetadataLabel(plain)) return false;
  return plain.length <= LONGEST_LINE ? !/[?:]$/u.test(plain) : looksLikeTitle(firstPhrase(plain));
}

function findSought(lines: Line[]): string | undefined {
  const found = lines.flatMap((line) => [...line.text.matchAll(SOUGHT)].map(({ groups }) => groups?.title ?? ""));
  const title = found.find((one) => looksLikeTitle(one));
  return title === undefined ? undefined : tidyTitle(title.replace(PRAISE, ""));
}

function firstPhrase(text: string): string {
  return text.replace(WANTED, "").split(/[.;!]|, (?=\p{Lu})/u)[0] ?? "";
}

function tidyTitle(text: string): string {
  const plain = tidyPunctuation(text)
    .replace(ANNOUNCED, "")
    .replace(ANNOUNCED, "")
    .replace(BOARD, "")
    .replaceAll(GENDERS, "")
    .replace(CONDITION, "")
    .replace(/[;|].*$/u, "")
    .replace(/(?<=\p{L}{3})\. .*$/u, "")
    .replace(/ ?\([^)]*$/u, "")
    .replaceAll(/ {2,}/gu, " ")
    .replace(/[\s–—|.,-]+$/u, "");
  const bare = plain
    .replace(WANTED, "")
    .replace(CONDITION, "")
    .replace(CONDITION, "")
    .replace(TAIL, "")
    .replace(/ (?:for|with|at|in|to|of|and)$/iu, "");
  return cutTail(bare === "" ? plain : bare)
    .slice(0, LONGEST_TITLE)
    .trim();
}

/** "Nurse - Reno, NV" loses its place; "Software Engineer - Java" keeps its craft. */
function cutTail(title: string): string {
  const [head = title, ...tails] = title.split(/ [|–—-] |, (?![^(]*\))/u);
  if (isCapitals(title) && tails.length === 0) return title;
  const crafts = tails.filter((tail) => findKnownSkills(tail).length > 0);
  return looksLikeTitle(head) ? [head, ...crafts].join(" - ") : head;
}
