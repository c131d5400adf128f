import { and, eq, inArray, sql } from "drizzle-orm";
import { type CandidateFilter, NO_OPENING } from "#shared/candidates/candidate-filter.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { Query } from "#shared/candidates/search-candidates.ts";
import { isDecided, rangesOf } from "./candidate-row-queries.ts";
import type { Tx } from "#db/client.ts";
import { candidates } from "./candidate-schema.ts";
import { cvTexts } from "#db/screening/screening-schema.ts";

/** Where to look: in what lists show of a candidate, or in the text of the CV, too. */
export type SearchPlaces = "fields" | "fields and CVs";

/** The owner's candidates in whose text the query is found, the newest first. The function's migration says why it is one. */
export async function findCandidates(
  tx: Tx,
  query: Query,
  filter: CandidateFilter,
  atMost: number,
  places: SearchPlaces,
): Promise<CandidateId[]> {
  const { decision } = filter;
  const found = (most: number) =>
    sql`find_candidates(${sql.param(query.quoted)}::text[], ${sql.param(query.words)}::text[],
      ${JSON.stringify({ ...wantedOf(filter), dated: datedOf(query) })}::jsonb, ${most}, ${places === "fields and CVs"})`;
  const { rows } = await tx.execute<{ id: CandidateId }>(
    decision === undefined
      ? sql`select ${found(atMost)} as id`
      : sql`select hit.id from ${found(ALL_HITS)} with ordinality as hit (id, place)
          join ${candidates} on ${candidates.id} = hit.id
          where ${isDecided(decision)} order by hit.place limit ${atMost}`,
  );
  return rows.map(({ id }) => id);
}

/** The database function knows no decisions: of all that it finds those are kept. */
const ALL_HITS = 1_000_000;

function wantedOf(filter: CandidateFilter) {
  const { job_id, status, is_shortlisted, level, flags } = filter;
  const { score, tech, soft } = rangesOf(filter);
  return {
    // The database function knows openings only; for none, the query that reads the hits leaves out those with an opening.
    job_id: job_id === NO_OPENING ? undefined : job_id,
    status,
    is_shortlisted,
    level,
    flags,
    score_min: score.from,
    score_max: score.to,
    tech_min: tech.from,
    tech_max: tech.to,
    soft_min: soft.from,
    soft_max: soft.to,
  };
}

const datedOf = ({ dated }: Query) => (dated.length === 0 ? undefined : dated);

export async function listSearchTexts(
  tx: Tx,
  ownerId: UserId,
  ids: CandidateId[],
): Promise<{ id: CandidateId; text: string }[]> {
  if (ids.length === 0) return [];
  return tx
    .select({ id: candidates.id, text: candidates.search_text })
    .from(candidates)
    .where(and(eq(candidates.user_id, ownerId), inArray(candidates.id, ids)));
}

/** What an excerpt may be cut from: all that is searched; where a time is asked for, first the posts since then. */
export async function listExcerptTexts(
  tx: Tx,
  ownerId: UserId,
  ids: CandidateId[],
  since: number | undefined,
): Promise<Map<CandidateId, string>> {
  if (ids.length === 0) return new Map();
  const { technical_skills, soft_skills, strengths, summary, notes, status } = candidates;
  // Of a covered candidate the CV as judging saw it, and nothing that was made of it.
  const blind = sql`(select string_agg(line->>'text', chr(10)) from json_array_elements(${cvTexts.kept}->'lines') line)`;
  const quotes = sql`jsonb_path_query_array(${technical_skills} || ${soft_skills}, '$[*] ? (@.level != "missing").evidence')`;
  const said = sql`case when ${status} = 'completed' then ${quotes} else ${strengths} || coalesce(to_jsonb(${summary}), '[]') end`;
  const posts = since === undefined ? sql`null` : sql`cv_post_lines(${cvTexts.kept}, ${since})`;
  const rows = await tx
    .select({
      id: candidates.id,
      text: sql<string>`concat_ws(chr(10), ${posts}, case when ${candidates.is_covered} then coalesce(${blind}, '') else concat_ws(chr(10), ${cvTexts.plain}, ${notes},
        (select string_agg(line, chr(10)) from jsonb_array_elements_text(${said}) line)) end)`,
    })
    .from(candidates)
    .leftJoin(cvTexts, eq(cvTexts.candidate_id, candidates.id))
    .where(and(eq(candidates.user_id, ownerId), inArray(candidates.id, ids)));
  return new Map(rows.map(({ id, text }) => [id, text]));
}
