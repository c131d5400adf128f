/** Posts that lasted until a year or longer. */
export interface WorkTime {
  /** As it is said: "in the last five years", "since 2020". */
  said: string;
  since: number;
}

export interface SearchTerm {
  text: string;
  /** Null: anywhere in the profile or in the CV. */
  time: WorkTime | null;
}

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const LAST = new RegExp(
  String.raw`(?:\b(?:in|within|over|during|for)\s+)?(?:\bthe\s+)?\b(?:last|past)\s+(?:(\d{1,2}|${NUMBERS.join("|")})\s+)?years?\b`,
  "iu",
);
const SINCE = /\bsince\s+((?:19|20)\d\d)\b/iu;
const SHORTEST = 2;

/**
 * "ACCA, month-end close, Leeds, last five years" are three terms of the last five years; in "ACCA, month-end close since 2020" only the
 * second has a time. Between quotation marks everything is text. Undefined where there is no comma and no time: then these are words.
 */
export function readTerms(query: string, thisYear = new Date().getFullYear()): SearchTerm[] | undefined {
  const marked = [...query.matchAll(/["“]([^"”]+)["”]/g)].map(([, phrase = ""]) => phrase);
  const others = query.replaceAll(/["“][^"”]*["”]/g, " ").replaceAll(/["“”]/g, " ");
  const parts = others.split(/[,，]/u).map((part) => takeTime(part, thisYear));
  const isTerms = parts.length > 1 || parts.some(({ time }) => time !== null);
  if (!isTerms) return undefined;
  const ofAll = parts.find(({ text, time }) => text.length < SHORTEST && time !== null)?.time ?? null;
  const terms = [...marked.map((text) => ({ text: tidy(text), time: null })), ...parts]
    .filter(({ text }) => text.length >= SHORTEST)
    .map(({ text, time }) => ({ text, time: time ?? ofAll }));
  // A time alone dates nothing.
  return terms.length === 0 && ofAll !== null ? undefined : terms;
}

/** By whole years: the last five years begin with the January of five years ago, so that nobody is missed by a few months. */
function takeTime(part: string, thisYear: number): SearchTerm {
  const since = SINCE.exec(part);
  if (since?.[1] !== undefined)
    return { text: tidy(part.replace(SINCE, " ")), time: { said: `since ${since[1]}`, since: Number(since[1]) } };
  const last = LAST.exec(part);
  if (last === null) return { text: tidy(part), time: null };
  const count = last[1] ?? "one";
  const years = NUMBERS.indexOf(count.toLowerCase()) + 1 || Number(count);
  const said = years === 1 ? "in the last year" : `in the last ${NUMBERS[years - 1] ?? years} years`;
  return { text: tidy(part.replace(LAST, " ")), time: { said, since: thisYear - years } };
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
