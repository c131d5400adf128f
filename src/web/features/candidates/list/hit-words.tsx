import { parseQuery } from "#shared/candidates/search-candidates.ts";

/** What to mark, the longest first: a word inside a phrase is not marked twice. */
export function wordsToMark(query: string | undefined): RegExp | undefined {
  const { quoted, whole, words } = parseQuery(query ?? "");
  const parts = [...new Set([...quoted, ...(whole ? [whole] : []), ...words])];
  if (parts.length === 0) return undefined;
  const longestFirst = parts.toSorted((left, right) => right.length - left.length);
  return new RegExp(`(${longestFirst.map((part) => escaped(part)).join("|")})`, "giu");
}

const escaped = (part: string) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** The marker shows while the list says that the search is fresh, and fades for all rows at once. */
export function HitWords({ text, words }: { text: string; words: RegExp | undefined }) {
  if (!words) return text;
  return text.split(words).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <mark
        // A piece of one text has no other name than its place.
        // oxlint-disable-next-line react/no-array-index-key
        key={place}
        className="bg-transparent text-inherit transition-colors duration-160 group-data-[hits=fresh]/list:bg-marker group-data-[hits=fresh]/list:text-ink"
      >
        {part}
      </mark>
    ),
  );
}
