import { readTerms, type SearchTerm } from "#shared/candidates/search/search-terms.ts";

/** Says what a search with commas or with a time was taken for; of bare words there is nothing to say. */
export function UnderstoodSearch({ query }: { query: string }) {
  const terms = readTerms(query) ?? [];
  if (terms.length === 0) return null;
  const groups = Map.groupBy(terms, ({ time }) => time?.said ?? "");
  return <p>Looking for {[...groups.values()].map(sayGroup).join("; ")}</p>;
}

function sayGroup(terms: SearchTerm[]): string {
  const texts = terms.map(({ text }) => text).join(" and ");
  const time = terms[0]?.time;
  return time ? `${texts}, ${time.said} (in posts of ${time.since} or later)` : texts;
}
