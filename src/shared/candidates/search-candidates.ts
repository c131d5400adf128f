import { foldText } from "#shared/fold-text.ts";
import { readTerms, type SearchTerm } from "./search/search-terms.ts";

/** What a search looks at, and how much a hit there is worth. */
const FIELD_WEIGHTS = {
  name: 8,
  jobTitle: 6,
  technicalSkills: 5,
  softSkills: 4,
  strengths: 4,
  summary: 3,
  experience: 2,
  education: 2,
} as const;

type SearchField = keyof typeof FIELD_WEIGHTS;
export type Searchable = Record<SearchField, string | readonly string[]>;

const PHRASE_WORTH = 10;
const WORD_WORTH = 5;
const PART_WORTH = 2;
const SHORTEST_WORD = 2;
const PER_FIELD = 0.1;
const TITLE_FACTOR = 1.5;
const FIELDS = [
  "name",
  "jobTitle",
  "technicalSkills",
  "softSkills",
  "strengths",
  "summary",
  "experience",
  "education",
] as const satisfies SearchField[];
const LETTER = /[\p{L}\p{N}]/u;

export interface Query {
  /** Between quotation marks, or between commas: each has to be there. */
  quoted: string[];
  /** Each has to stand in a post that lasted until this year or longer. */
  dated: { text: string; since: number }[];
  /** The whole query, where nothing in it is quoted: worth more when it is found as it stands. */
  whole: string | undefined;
  words: string[];
}

export function parseQuery(text: string, thisYear?: number): Query {
  const terms = readTerms(text, thisYear);
  if (terms !== undefined) return asQuery(terms);
  const plain = foldText(text.trim());
  const quoted = [...plain.matchAll(/["“]([^"”]+)["”]/g)].flatMap(([, phrase]) => phrase?.trim() || []);
  const rest = plain
    .replaceAll(/["“][^"”]*["”]/g, " ")
    .replaceAll(/["“”\s]+/g, " ")
    .trim();
  const words = rest.split(" ").filter((word) => word.length >= SHORTEST_WORD);
  return { quoted, dated: [], whole: quoted.length === 0 && rest.length >= SHORTEST_WORD ? rest : undefined, words };
}

/** "ACCA, month-end close, Leeds" are three things that somebody must have. */
function asQuery(terms: SearchTerm[]): Query {
  const folded = terms.map(({ text, time }) => ({ text: foldText(text), since: time?.since }));
  const quoted = folded.flatMap(({ text, since }) => (since === undefined ? [text] : []));
  const dated = folded.flatMap(({ text, since }) => (since === undefined ? [] : [{ text, since }]));
  return { quoted, dated, whole: undefined, words: [] };
}

/** What to look for in a text, the longest first: a word inside a phrase is not found twice. */
export function partsOf(query: Query): string[] {
  const { quoted, dated, whole, words } = query;
  const parts = [
    ...new Set([...quoted, ...dated.map(({ text }) => text), ...(whole === undefined ? [] : [whole]), ...words]),
  ];
  return parts.toSorted((left, right) => right.length - left.length);
}

export function isEmptyQuery({ quoted, dated, words }: Query) {
  return quoted.length === 0 && dated.length === 0 && words.length === 0;
}

/** The fields as lines, in their order: what an index looks through, and what a found row is scored by. Last lines are found, too, and worth nothing. */
export function searchText(candidate: Searchable, lastLines: string[]): string {
  const lines = [...FIELDS.map((field) => textOf(candidate[field])), ...lastLines.map((line) => foldText(line))];
  return lines.map((line) => line.replaceAll(/\s+/g, " ").trim()).join("\n");
}

/** Of what `searchText` made. */
export function scoreText(text: string, query: Query): number {
  const lines = text.split("\n");
  return scoreFields(
    FIELDS.map((field, place) => ({ field, text: lines[place] ?? "" })),
    query,
  );
}

/** 0 where nothing fits. Of bare words one is enough. */
export function searchScore(candidate: Searchable, query: Query): number {
  return scoreFields(
    FIELDS.map((field) => ({ field, text: textOf(candidate[field]) })),
    query,
  );
}

function scoreFields(texts: { field: SearchField; text: string }[], query: Query): number {
  if (!query.quoted.every((phrase) => texts.some(({ text }) => text.includes(phrase)))) return 0;
  const hits = texts.map(({ field, text }) => ({ field, ...hitIn(text, query) })).filter(({ score }) => score > 0);
  const sum = hits.reduce((total, { field, score }) => total + score * FIELD_WEIGHTS[field], 0);
  const breadth = hits.length > 1 ? 1 + PER_FIELD * hits.length : 1;
  const isNamed = hits.some(({ field, hasPhrase }) => hasPhrase && (field === "name" || field === "jobTitle"));
  return sum * breadth * (isNamed ? TITLE_FACTOR : 1);
}

function hitIn(text: string, { quoted, whole, words }: Query) {
  const phrases = (whole === undefined ? quoted : [whole]).filter((phrase) => text.includes(phrase));
  const phraseScore = phrases.reduce((sum, phrase) => sum + (phrase.length / text.length) * PHRASE_WORTH, 0);
  const wordScore = words.reduce((sum, word) => sum + wordWorth(text, word), 0);
  return { score: phraseScore + wordScore, hasPhrase: phrases.length > 0 };
}

function wordWorth(text: string, word: string) {
  let place = text.indexOf(word);
  if (place < 0) return 0;
  for (; place >= 0; place = text.indexOf(word, place + 1)) {
    const isWhole = !LETTER.test(text.charAt(place - 1)) && !LETTER.test(text.charAt(place + word.length));
    if (isWhole) return WORD_WORTH;
  }
  return PART_WORTH;
}

const textOf = (value: string | readonly string[]) => foldText(typeof value === "string" ? value : value.join(", "));
