import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";
import { findKnownSkills } from "#analysis/lexicon/find-known-skills.ts";
import { tidyPunctuation } from "./tidy-vacancy-lines.ts";
import { isCapitals } from "./vacancy-headings.ts";

/** What a chat message or a mail puts in front of the title. */
const NOISE = /^(?:[^\p{L}\p{N}.(]+|subject: ?|(?:re|fwd?): ?)+/iu;
const ANNOUNCED =
  /^(?:(?:urgent(?:ly)?|immediate|now|exciting|great)? ?(?:job description|job advert(?:isement)?|vacancy|job title|role|position|we(?:['’]re| are) hiring|hiring|required|requirement|opening|opportunity|wanted|recruiting|job|post)|urgent) ?[:!–—-]+ ?/iu;
const WANTED = / (?:wanted|needed|required|sought)\b.*$/iu;
const BOARD = / (?:Date posted|Posted|Likes|Location|Salary|Apply now)\b.*$/u;
const GENDERS = /\( ?(?:[mfdwx](?: ?\/{1,2} ?[mfdwx]){1,3}|all genders) ?\)/giu;
/** Where and how the work is done: not what it is. */
const CONDITION =
  / ?\((?:[^()]*\b(?:time|remote|hybrid|on-?site|permanent|temporary|contract|months?|hours|days|nights|week|hire|grade|ref|maternity|cover|immediate|posts?|positions?)\b[^()]*|[^()]*\d[^()]*)\)$/iu;
const TAIL = / (?:with an?|with|for|based in|reporting to|at|@) .*$/iu;
const ABBREVIATED = /\b(?:RN|LPN|LVN|CNA|EMT|GP|PGT|TGT|PRT|SDR|BDR)\b/u;
const LONGEST_TITLE = 80;

/** By the name of an occupation, or by letters that stand for one. */
export function namesPost(text: string): boolean {
  return looksLikeTitle(text) || ABBREVIATED.test(text);
}

/** Without what a notice board adds behind it. */
export function cutBoard(text: string): string {
  return text.replace(BOARD, "");
}

/** The post alone: without what announces it, where it is, its hours and its pay. */
export function tidyTitle(text: string): string {
  const plain = cutBoard(tidyPunctuation(text).replace(NOISE, "").replace(ANNOUNCED, "").replace(ANNOUNCED, ""))
    .replaceAll(GENDERS, "")
    .replace(CONDITION, "")
    .replace(/[;|].*$/u, "")
    .replace(/(?<=\p{L}{3})\. .*$/u, "")
    .replace(/ ?\([^)]*$/u, "")
    .replaceAll(/ {2,}/gu, " ")
    .replace(/[\s–—|.,!-]+$/u, "");
  const bare = plain
    .replace(WANTED, "")
    .replace(CONDITION, "")
    .replace(CONDITION, "")
    .replace(TAIL, "")
    .replace(/ (?:for|with|at|in|to|of|and)$/iu, "");
  return cutTail(bare === "" ? plain : bare)
    .replace(CONDITION, "")
    .slice(0, LONGEST_TITLE)
    .trim();
}

/** "Nurse - Reno, NV" loses its place; "Software Engineer - Java" keeps its craft. */
function cutTail(title: string): string {
  const [head = title, ...tails] = title.split(/ (?:[|–—-]{1,2}|\/\/) |, (?![^(]*\))/u);
  if (isCapitals(title) && tails.length === 0) return title;
  const crafts = tails.filter((tail) => findKnownSkills(tail).length > 0 && !/[$£€₹]|\d{2}/u.test(tail));
  return namesPost(head) ? [head, ...crafts].join(" - ") : head;
}
