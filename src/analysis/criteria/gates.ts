import { anyOf } from "#analysis/pattern.ts";
import { stem } from "#analysis/read/tokenize.ts";
import { isMeaningful } from "./find-terms.ts";
import { EXCLUSION } from "./asks/asking-patterns.ts";
import type { Ask } from "./asks/read-asks.ts";

const CREDENTIAL =
  /\b(?:degree|diploma|bachelor|master['’]?s|graduate|ged|licen[cs]ed?|licensure|certificat\w+|certs?|certified|registration|registered|chartered|enrolment|qualification|qualified teacher|clearance|permit|card|pin|b\.?tech|b\.e\.|m\.?tech|mca|ll\.?b|b\.?sc|b\.?com|mbbs)\b/iu;
/** Under a heading that asks, the leave to practise a regulated profession is a gate without another word. */
const LEAVE_TO_PRACTISE = anyOf("iu", {
  ofProfession:
    /\b(?:nurs\w+|teach\w+|medical|midwif\w+|pharmac\w+|bar council|state bar|law society|solicitors?|attorney|NMC|GMC|HCPC|GPhC|QTS|pilot|airframe)\b.{0,60}\b(?:licen[cs]e|certificate|registration|status|enrolment|admission)\b/u,
  registeredAs:
    /\b(?:licen[cs]e[d]?|registered|registration|enrolment|enrolled|admitted|admission|qualified)\b.{0,40}\b(?:nurs\w+|teacher|physician|pharmacist|bar council|state bar|bar\b|NMC|GMC|HCPC|GPhC)\b/u,
  card: /\b(?:QTS|HGV|LGV|SIA licen[cs]e)\b/u,
});
const HOLD =
  /\b(?:must|need to|needs to|have to) (?:already |also )?(?:have|hold|possess|be (?:registered|licen[cs]ed|qualified|certified|chartered))\b/iu;
const REQUIRED =
  /\b(?:is|are|be) (?:strictly |absolutely )?(?:required|mandatory|a must|essential|compulsory|needed)\b|\((?:required|mandatory|essential|compulsory)|[–—,-] (?:mandatory|required|compulsory)\b/iu;

/** Said of this wish itself, not of the list it stands in. */
export function judgeGate(said: string, isBullet: boolean): boolean {
  if (EXCLUSION.test(said) || HOLD.test(said)) return true;
  if (REQUIRED.test(said) && (CREDENTIAL.test(said) || /\byears\b/iu.test(said))) return true;
  return isBullet && LEAVE_TO_PRACTISE.test(said);
}

/** "Applications without a licence are not considered": the wishes that an exclusion elsewhere names. */
export function findExcluded(sentence: string, asks: readonly Ask[]): Ask[] {
  const numbers = /\bitems? (?<list>\d[\d, and&to-]*)/iu.exec(sentence)?.groups?.list?.match(/\d+/gu)?.map(Number);
  if (numbers !== undefined)
    return asks.filter(({ number, part }) => number !== null && part === "must" && numbers.includes(number));
  const named = stemsOf(sentence);
  const shares = asks.map((ask) =>
    ask.part === "must" ? [...stemsOf(ask.text)].filter((one) => named.has(one)).length : 0,
  );
  const most = Math.max(0, ...shares);
  return most === 0 ? [] : asks.filter((_, at) => shares[at] === most).slice(0, 1);
}

const OF_EVERY_EXCLUSION = new Set(["applic", "applicant", "consid", "consider", "show", "meet", "without"]);

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}|\d{1,2}(?= years)/gu) ?? [];
  return new Set(
    words
      .filter((word) => isMeaningful(word))
      .map((word) => stem(word))
      .filter((one) => !OF_EVERY_EXCLUSION.has(one)),
  );
}
