import {
  findCandidates,
  listExcerptTexts,
  listSearchTexts,
  type SearchPlaces,
} from "#db/candidates/candidate-search-queries.ts";
import { namePart } from "#db/candidates/candidate-row-queries.ts";
import type { Tx } from "#db/client.ts";
import type { CandidateFilter, RowOrder } from "#shared/candidates/candidate-filter.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import { findFolded, type TextRange } from "#shared/fold-text.ts";
import { isEmptyQuery, parseQuery, partsOf, type Query, scoreText } from "#shared/candidates/search-candidates.ts";

/** So many hits, the newest, are put in the order of their worth: scoring 1000 takes some 20 ms. Other orders hold all hits. */
const RANKED_HITS = 1000;
const ALL_HITS = 1_000_000;

/** The order of a list that names none. */
export function orderOf({ q, named }: CandidateFilter, order: RowOrder | undefined): RowOrder {
  const isRanked = !isEmptyQuery(parseQuery(q ?? "")) && namePart({ named }) === undefined;
  return order ?? (isRanked ? "relevance" : "created_at.desc");
}

/** Everybody a search finds, the newest first; undefined where nothing is searched for. */
export async function findHits(tx: Tx, filter: CandidateFilter): Promise<CandidateId[] | undefined> {
  const query = queryOf(filter);
  return query && findCandidates(tx, query, filter, ALL_HITS, placesOf(filter));
}

/** Whom a search finds, the best first. Who has the words only in the CV comes last, and is looked for where the others leave room. */
export async function rankHits(tx: Tx, ownerId: UserId, filter: CandidateFilter): Promise<CandidateId[] | undefined> {
  const query = queryOf(filter);
  if (query === undefined) return undefined;
  const best = await findCandidates(tx, query, filter, RANKED_HITS, "fields");
  const others =
    best.length < RANKED_HITS ? await findCandidates(tx, query, filter, RANKED_HITS, placesOf(filter)) : [];
  const found = [...new Set([...best, ...others])].slice(0, RANKED_HITS);
  const texts = await listSearchTexts(tx, ownerId, found);
  const scored = { ...query, words: [...query.words, ...query.dated.map(({ text }) => text)] };
  const worth = new Map(texts.map(({ id, text }) => [id, scoreText(text, scored)]));
  return found.toSorted((left, right) => (worth.get(right) ?? 0) - (worth.get(left) ?? 0));
}

/** Where the words of a search stand, of each who has them. A search for a name needs none. */
export async function listExcerpts(tx: Tx, ownerId: UserId, filter: CandidateFilter, ids: CandidateId[]) {
  const query = namePart(filter) === undefined ? queryOf(filter) : undefined;
  if (query === undefined) return new Map<CandidateId, string | null>();
  const [first] = query.dated;
  const texts = await listExcerptTexts(tx, ownerId, ids, first?.since);
  // What was dated is the news: it stands in a post that the row does not show.
  const parts = first === undefined ? partsOf(query) : [first.text, ...partsOf(query)];
  return new Map([...texts].map(([id, text]) => [id, cutExcerpt(text, parts)]));
}

/** A name is looked for as a phrase in all of the text; the list then keeps those who have it in a name. */
function queryOf(filter: CandidateFilter): Query | undefined {
  const name = namePart(filter);
  if (name !== undefined) return { quoted: [name], dated: [], whole: undefined, words: [] };
  const query = parseQuery(filter.q ?? "");
  return isEmptyQuery(query) ? undefined : query;
}

function placesOf(filter: CandidateFilter): SearchPlaces {
  return namePart(filter) === undefined ? "fields and CVs" : "fields";
}

/** Letters of an excerpt around what was searched for: a row of the list has room for some thirty. */
const BEFORE = 12;
const AFTER = 96;
const LETTER = /[\p{L}\p{N}]/u;

/** A line of the text around the first place of a searched part: a phrase before a word, a whole word before a piece of one. */
function cutExcerpt(text: string, longestFirst: readonly string[]): string | null {
  const place = longestFirst.map((part) => pickPlace(text, part)).find((found) => found !== undefined);
  if (place === undefined) return null;
  const { start, end } = place;
  const from = start <= BEFORE ? 0 : text.indexOf(" ", start - BEFORE) + 1;
  // A long word without a blank before it is cut where it begins to be too long.
  const first = from > start || from === 0 ? Math.max(0, start - BEFORE) : from;
  const last = text.length <= end + AFTER ? text.length : Math.max(end, text.lastIndexOf(" ", end + AFTER));
  const words = text.slice(first, last).replaceAll(/\s+/g, " ").trim();
  return `${first > 0 ? "… " : ""}${words}${last < text.length ? " …" : ""}`;
}

function pickPlace(text: string, part: string): TextRange | undefined {
  const places = findFolded(text, [part]);
  return places.find(({ start }) => !LETTER.test(text.charAt(start - 1))) ?? places[0];
}
