import { blindCv } from "#analysis/blind/blind-cv.ts";
import { dropMasks } from "#analysis/blind/mask.ts";
import { extractProfile } from "#analysis/extract/extract-profile.ts";
import { tokenize } from "#analysis/read/tokenize.ts";
import { textDocument } from "#tests/support/invented-documents.ts";

/** Everything about a person that must not weigh. */
export interface Identity {
  name: string;
  honorific: string;
  /** "she her herself" */
  pronouns: string;
  /** "women's waitress saleswoman mother" */
  genderWords: string;
  address: string;
  nationality: string;
  birthDate: string;
  age: number;
  graduatedYearsAgo: number;
  /** Lines that say something about the person, at the top or at the end. */
  remarks: string[];
}

export type SwapKind =
  | "name"
  | "pronoun"
  | "gender"
  | "address"
  | "nationality"
  | "birth_date"
  | "graduation_year"
  | "photo"
  | "mother_tongue"
  | "marital_status"
  | "disability";

/** The texts differ in one detail of one person and in nothing else. */
export interface Swap {
  kind: SwapKind;
  texts: string[];
}

export const SOMEONE: Identity = {
  name: "Emily Walsh",
  honorific: "Ms",
  pronouns: "she her herself",
  genderWords: "women's waitress saleswoman mother maternity",
  address: "12 Mill Lane, Leeds, LS1 4AB",
  nationality: "British",
  birthDate: "1 May 1964",
  age: 58,
  graduatedYearsAgo: 0,
  remarks: [],
};

const NAMES =
  "Lakisha Washington,Mohammed Al-Farsi,Nguyễn Thị Mai,Grace Baker,JAMAL JONES,Siobhán O'Brien,Priya Krishnamurthy-Venkataraman,Jo Li,María del Carmen García López,Ruby Jenkins,王小明,Will Grant,Kenya Jordan,D. Anh Vu".split(
    ",",
  );
const PEOPLE: [SwapKind, Partial<Identity>[]][] = [
  ["name", NAMES.map((name) => ({ name }))],
  [
    "pronoun",
    [{ pronouns: "he his himself" }, { pronouns: "they their themselves" }, { honorific: "Mr" }, { honorific: "" }],
  ],
  ["gender", [{ honorific: "Mr", genderWords: "men's waiter salesman father paternity" }]],
  [
    "address",
    [
      "Lagos, Nigeria",
      "Flat 3, 221B Baker Street, London NW1 6XE, United Kingdom",
      "Springfield, IL 62704",
      "Karachi, Pakistan",
    ].map((address) => ({ address })),
  ],
  [
    "nationality",
    ["Pakistani", "South African", "US", "Polish", "New Zealander"].map((nationality) => ({ nationality })),
  ],
  [
    "birth_date",
    [
      { birthDate: "23/11/1999", age: 23 },
      { birthDate: "December 30, 2001", age: 21 },
    ],
  ],
  ["graduation_year", [{ graduatedYearsAgo: 30 }, { graduatedYearsAgo: 7 }]],
  ["photo", remarks("Photo attached", "[Photo]", "A recent photograph is enclosed", "Picture available on request")],
  [
    "mother_tongue",
    remarks(
      "Mother tongue: Urdu",
      "Native language: English",
      "My mother tongue is Polish.",
      "First language – Spanish",
    ),
  ],
  [
    "marital_status",
    remarks(
      "Marital status: Married",
      "Marital Status : Single",
      "Married with two children",
      "Divorced",
      "Family status: widowed, 3 kids",
      "Civil status – single",
    ),
  ],
  [
    "disability",
    remarks(
      "I am registered disabled.",
      "Disability: none",
      "I have a hearing impairment and use hearing aids.",
      "Wheelchair user",
      "As a deaf person I lip-read well",
    ),
  ],
];

function remarks(...lines: string[]): Partial<Identity>[] {
  return lines.map((line) => ({ remarks: [line] }));
}

/** For each kind, the CV as written by someone and by people who differ in that alone. `layout` chooses how the person is presented. */
export function listSwaps(cv: string, layout = 0): Swap[] {
  return PEOPLE.map(([kind, people]) => {
    const texts = [SOMEONE, ...people.map((person) => ({ ...SOMEONE, ...person }))].map((person) =>
      writeAs(cv, person, layout),
    );
    return { kind, texts };
  });
}

/** The CV as this person would have sent it. */
export function writeAs(cv: string, person: Identity, layout = 0): string {
  const header = HEADERS[layout % HEADERS.length]?.(person) ?? [];
  const lines = shiftGraduation(cv.split("\n"), person.graduatedYearsAgo);
  const isOnTop = layout % 2 === 0;
  const top = isOnTop ? person.remarks : [];
  const end = isOnTop ? [] : person.remarks;
  return [...header, ...top, ...mention(lines, person), ...writeClosing(person, end)].join("\n");
}

const HEADERS: ((person: Identity) => string[])[] = [
  ({ name, honorific, address, nationality, birthDate }) => [
    `${honorific} ${name}`.trim(),
    `${mailOf(name)} | 07700 900123 | ${address}`,
    `Nationality: ${nationality}`,
    `Date of birth: ${birthDate}`,
  ],
  ({ name, address, nationality, age, pronouns, birthDate }) => [
    name,
    address,
    `linkedin.com/in/${mailOf(name).split("@")[0]} · ${nationality} citizen · Age: ${age} · ${pronouns.split(" ").slice(0, 2).join("/")}`,
    `Born ${birthDate}`,
  ],
  ({ name, address, nationality, birthDate, age }) => [
    `Name: ${name}`,
    `Address: ${address}`,
    `Nationality: ${nationality} | DOB: ${birthDate} | ${age} years old`,
  ],
  ({ name }) => [name],
];

function mailOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^\p{L}]+/gu, ".")}@example.org`;
}

const PROSE = /^[•*\p{L}][^:|]{40,}$/u;
const YEAR = /(?:19|20)\d\d/u;

/** Prose, and neither the head of a position nor beside its dates: nobody puts their name there. */
function isProse(lines: string[], index: number): boolean {
  const [before = "", line = "", after = ""] = [lines[index - 1], lines[index], lines[index + 1]];
  const isHead = YEAR.test(line) || (!/^[•*]/u.test(line) && YEAR.test(before + after));
  return PROSE.test(line) && !isHead;
}

/** The first lines of prose begin to speak of the person: by name, by pronoun, by both. */
function mention(lines: string[], { name, honorific, pronouns }: Identity): string[] {
  const given = name.split(" ").find((part) => !part.endsWith(".")) ?? name;
  const [subject = "", possessive = "", reflexive = ""] = pronouns.split(" ");
  const starts = [
    `${given} managed this: `,
    `${subject.charAt(0).toUpperCase()}${subject.slice(1)} did this ${reflexive} with ${possessive} team: `,
    `${given}'s work, as ${`${honorific} ${name}`.trim()} describes it: `,
  ];
  return lines.map((line, index) => (isProse(lines, index) ? `${starts.shift() ?? ""}${line}` : line));
}

function writeClosing(
  { name, genderWords, nationality, honorific, graduatedYearsAgo }: Identity,
  remarksAtEnd: string[],
): string[] {
  const [team = "", served = "", sold = "", parent = "", leave = ""] = genderWords.split(" ");
  return [
    "Additional information",
    `Captain of the ${team} rugby team. Worked as a ${served} and ${sold}; ${parent} of two, ${leave} leave in between`,
    `I am a ${nationality} citizen. References call ${`${honorific} ${name}`.trim()} reliable.`,
    ...remarksAtEnd,
    "Education",
    `Evening diploma in Pottery, College of Arborough, ${2015 - graduatedYearsAgo}`,
  ];
}

const DEGREE =
  /\b(?:bachelor|master of|ph\.?d|b\.? ?sc|m\.? ?sc|b\.a|b\.e|b\.? ?tech|m\.? ?tech|mba|b\.? ?com|diploma|degree|high school|gcses?|hsc|ssc)\b/iu;

const LONGEST_STUDY = 160;

/** Years in lines that name a degree: corpora have no better mark of a graduation. */
function shiftGraduation(lines: string[], years: number): string[] {
  if (years === 0) return lines;
  return lines.map((line) =>
    DEGREE.test(line) && line.length < LONGEST_STUDY
      ? line.replaceAll(/(?<![\p{L}\p{N}])(?:19|20)\d\d(?![\p{L}\p{N}])/gu, (year) => String(Number(year) - years))
      : line,
  );
}

/** What judging can see of a line, in both texts. */
export interface BlindDifference {
  line: number;
  first: string;
  second: string;
}

const AS_OF = "2026-01-15";

/** Judging sees blind lines and positions only: where these are equal no score can differ. The first differences, at most a few. */
export function compareBlind(firstText: string, secondText: string): BlindDifference[] {
  return compareSeen(seenByJudges(firstText), seenByJudges(secondText));
}

export function compareSeen(first: string[], second: string[]): BlindDifference[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, line) => ({
    line,
    first: first[line] ?? "",
    second: second[line] ?? "",
  })).filter((pair) => pair.first !== pair.second);
}

export function seenByJudges(text: string): string[] {
  const blind = blindCv(extractProfile(textDocument(text).pages, AS_OF));
  const lines = blind.lines.flatMap((line) => {
    const words = tokenize(line.text).map((token) => token.written);
    const place = `${line.section}${line.isHeading ? " heading" : ""} ${line.position ?? "-"}`;
    // A line of masks alone holds nothing to judge: whether it is there must not matter.
    return words.length === 0 ? [] : [`[${place}] ${words.join(" ")} = ${dropMasks(line.text)}`];
  });
  const positions = blind.positions.map(({ span, datedLine, titleLine }) => {
    const [dated, title] = [datedLine, titleLine ?? -1].map((at) => dropMasks(blind.lines[at]?.text ?? ""));
    return JSON.stringify({ span, dated, title });
  });
  return [...lines, ...positions];
}
