/** Longer than any word of a language; what is longer must be allowed to break somewhere. */
const LONGEST_RUN = 40;
/** Marks that turn the direction of what follows. Scripts are set in their own direction without them. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Co}\p{Cn}\uFFFC\u{E0000}-\u{E0FFF}]/gu;
/** Arabic letters and phrases as one drawn shape each; their font joins plain letters by itself. */
const DRAWN_ARABIC = /[\uFB50-\uFDFF\uFE70-\uFEFC]+/gu;
/** What runs from right to left in scripts we have no font for, and signs that stand in no name. */
const UNKNOWN_LEFTWARD =
  /[\u0600-\u060B\u060D-\u060F\u061D\u0700-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/gu;
const VOWEL_MARKS = "\\u0591-\\u05C7\\u0610-\\u061A\\u064B-\\u065F\\u0670\\u06D6-\\u06ED";
/** A vowel mark without the letter that carries it. */
const STRAY_MARKS = new RegExp(
  `(?<![\\u05D0-\\u05F2\\u0620-\\u064A\\u066E-\\u06D3][${VOWEL_MARKS}]*)[${VOWEL_MARKS}]+`,
  "gu",
);
const LONG_RUN = new RegExp(`[^\\s\\u200B]{${LONGEST_RUN}}(?=[^\\s\\u200B])`, "gu");
const UNCERTAIN =
  /[^\s\u200B\u0020-\u007E\u00A0-\u00FF\u2010-\u2027\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Every text in a printable form: no control characters, no borrowed direction, no word wider than the page. */
export function makePrintable<T>(value: T): T {
  return mapTexts(value, printable);
}

/** For a document on which the compiler crashed: what stands outside the scripts that are set letter by letter shows as a gap mark. */
export function makeCertain<T>(value: T): T {
  return mapTexts(value, (text) => printable(text.normalize("NFC")).replaceAll(UNCERTAIN, "\uFFFD"));
}

function printable(text: string) {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ")
    .replaceAll(DIRECTION_MARKS, "")
    .replaceAll(UNPRINTABLE, "")
    .replaceAll(DRAWN_ARABIC, (drawn) => drawn.normalize("NFKC"))
    .replaceAll(UNKNOWN_LEFTWARD, "\uFFFD")
    .replaceAll(STRAY_MARKS, "")
    .replaceAll(LONG_RUN, "$&\u200B");
}

function mapTexts<T>(value: T, change: (text: string) => string): T {
  // Every text becomes a text and everything else stays, which the compiler cannot follow.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return mapEach(value, change) as T;
}

function mapEach(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => mapEach(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapEach(each, change)]));
}
