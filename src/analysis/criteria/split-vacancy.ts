import type { Line } from "#analysis/read/page.ts";

export type VacancyPart = "intro" | "must" | "nice" | "duty" | "boilerplate";

export interface VacancyItem {
  text: string;
  part: VacancyPart;
}

const HEADING_WORDS = new Set(
  `the a an you your you'll you're yours we we're us our what who why will be do are is have has had need needs needed looking for to and or of in on with as about key core main
role job position person ideal candidate candidates specification profile overview summary description purpose requirement requirements required qualification qualifications essential desirable desired
preferred skill skills experience knowledge attributes abilities competencies criteria minimum technical personal must nice bonus points plus good great advantage additional education
responsibility responsibilities duties accountabilities tasks day day-to-day typical doing offer offering benefits perks package salary company how apply application equal opportunities opportunity employer
diversity inclusion values culture join team work working here location hours contract contact privacy notice closing date bring it's it like get more information client it'd certifications should`.split(
    /\s+/u,
  ),
);

/** The first pattern that fits a heading names the part it opens. */
const PARTS: [VacancyPart, RegExp][] = [
  ["nice", /desirable|desired|nice|bonus|preferred|advantage|good to have|\bplus\b/iu],
  [
    "boilerplate",
    /benefit|\boffer|perks|package|salary|about us|who we are|company|apply|application|equal|diversity|values|culture|why |location|hours|contact|privacy|closing|our client|what you get|more information/iu,
  ],
  [
    "must",
    /require|qualif|essential|skill|experience|must|need|bring|looking for|who you are|about you|person|profile|candidate|criteria|knowledge|attributes|you have|education|certifications/iu,
  ],
  ["duty", /responsib|duties|accountab|tasks|day|doing|will do|role|position|purpose|you will/iu],
  ["intro", /job|overview|summary|description/iu],
];

/** Praise of the employer, and conditions that CVs do not speak of: no CV could be told apart by them. */
const BOILERPLATE =
  /\b(?:right to work|eligible to work|willing(?:ness)? to (?:travel|relocate)|references|equal opportunit|pension|holiday|salary|per annum|benefits package|click apply|apply now|we offer|competitive|cover letter|send your cv|reasonable adjustments|sponsorship)/iu;
const ASKING =
  /^(?:(?:hands-on|proven|strong|advanced|solid|good|previous) )?(?:experience|knowledge|proficien|ability to|familiarity|degree|understanding of)/iu;
const SHORTEST_DUTY_WORDS = 4;
/** A page of shorter lines is a list; on a wider one a full line runs on in the next. */
const WRAPPED_CHARACTERS = 70;
const BULLET = /^[•·*▪◦‣○●–—o-] ?(?=\S)/u;

export function splitVacancy(lines: Line[]): VacancyItem[] {
  const longest = Math.max(0, ...lines.map((line) => line.text.length));
  const items: VacancyItem[] = [];
  let part: VacancyPart = "intro";
  let previous: string | undefined;
  for (const { text } of lines) {
    const heading = findPart(text);
    if (heading !== undefined) part = heading;
    else if (previous !== undefined && isContinued(previous, text, longest)) extendLast(items, text);
    else items.push({ text: text.replace(BULLET, "").trim(), part });
    previous = heading === undefined ? text : undefined;
  }
  return items
    .flatMap((item) => splitSentences(item))
    .filter((item) => isTelling(item))
    .map((item) => moveAsked(item));
}

function isTelling({ text, part }: VacancyItem): boolean {
  if (part === "boilerplate" || BOILERPLATE.test(text) || text.endsWith(":")) return false;
  return part === "must" || part === "nice" || text.split(" ").length >= SHORTEST_DUTY_WORDS;
}

/** "Experience with …" asks for something even among the duties. */
function moveAsked(item: VacancyItem): VacancyItem {
  return (item.part === "duty" || item.part === "intro") && ASKING.test(item.text) ? { ...item, part: "must" } : item;
}

export function findPart(text: string): VacancyPart | undefined {
  const words = text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  if (words.length === 0 || words.length > 8 || text.length > 70 || BULLET.test(text) || text.endsWith("."))
    return undefined;
  if (!words.every((word) => HEADING_WORDS.has(word.replaceAll("’", "'")))) return undefined;
  return PARTS.find(([, pattern]) => pattern.test(text))?.[0];
}

function isContinued(previous: string, text: string, longest: number): boolean {
  if (BULLET.test(text) || /[.;:!?]$/u.test(previous)) return false;
  return /^\p{Ll}/u.test(text) || (longest >= WRAPPED_CHARACTERS && previous.length > longest * 0.8);
}

function extendLast(items: VacancyItem[], text: string): void {
  const last = items.at(-1);
  if (last !== undefined) last.text += ` ${text}`;
}

function splitSentences({ text, part }: VacancyItem): VacancyItem[] {
  return text.split(/(?<=[.!?;]) (?=\p{Lu})/u).map((sentence) => ({ text: sentence.trim(), part }));
}
