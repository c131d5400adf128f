import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { candidates } from "./candidate-schema.ts";
import { cvTexts } from "#db/screening/screening-schema.ts";
import { jobs } from "#db/vacancies/vacancy-schema.ts";
import { BlindReading, type KeptReading } from "#shared/candidates/blind/blind-reading.ts";
import { coverCandidate, coveredName } from "#shared/candidates/blind/cover-candidate.ts";
import type { CandidateId, OpeningId, UserId } from "#shared/ids.ts";

const NOTHING_KEPT: KeptReading = { pages: [], lines: [] };

/** How each of these who are covered may be read; who is not covered is not in it. */
export async function listBlindReadings(
  tx: Tx,
  ownerId: UserId,
  ids: CandidateId[],
): Promise<Map<CandidateId, { number: number; reading: BlindReading }>> {
  if (ids.length === 0) return new Map();
  const { id, blind_number, candidate_name, contact_email, contact_phone } = candidates;
  // The places of the words, most of what is kept, are left where they are.
  const kept = sql<KeptReading | null>`case when ${cvTexts.kept} is not null then json_build_object('lines', ${cvTexts.kept}->'lines', 'pages',
    (select json_agg(json_build_object('number', page->'number', 'text', page->'text')) from json_array_elements(${cvTexts.kept}->'pages') page)) end`;
  const rows = await tx
    .select({ id, number: sql<number>`${blind_number}`, candidate_name, contact_email, contact_phone, kept })
    .from(candidates)
    .leftJoin(cvTexts, eq(cvTexts.candidate_id, id))
    .where(and(eq(candidates.user_id, ownerId), eq(candidates.is_covered, true), inArray(id, ids)));
  return new Map(
    rows.map((row) => {
      const identity = [row.candidate_name, row.contact_email, row.contact_phone];
      return [row.id, { number: row.number, reading: new BlindReading(row.kept ?? NOTHING_KEPT, identity) }];
    }),
  );
}

type Read = Parameters<typeof coverCandidate>[0] & { id: CandidateId };

/** Everything that shows candidates to a person passes here. Rows of those who are not covered stay as they are. */
export async function coverRows<T extends Read>(tx: Tx, ownerId: UserId, rows: T[]): Promise<T[]> {
  const readings = await listBlindReadings(
    tx,
    ownerId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const covered = readings.get(row.id);
    return covered === undefined ? row : coverCandidate(row, covered.number, covered.reading);
  });
}

/**
 * Numbers for those who have none, in no order: that of the files would tell their names. Then everybody is covered who was not
 * revealed, or nobody is. Answers whose lists have to be made anew.
 */
export async function setBlind(tx: Tx, ownerId: UserId, id: OpeningId, isBlind: boolean): Promise<CandidateId[]> {
  const ofOpening = and(eq(candidates.user_id, ownerId), eq(candidates.job_id, id));
  const isIt = and(eq(jobs.id, id), eq(jobs.user_id, ownerId));
  await tx.update(jobs).set({ is_blind: isBlind }).where(isIt);
  if (isBlind) {
    const unnumbered = tx
      .select({ id: candidates.id, place: sql<number>`row_number() over (order by random())`.as("place") })
      .from(candidates)
      .where(and(ofOpening, isNull(candidates.blind_number)))
      .as("unnumbered");
    await tx
      .update(candidates)
      .set({ blind_number: sql`${jobs.numbered} + ${unnumbered.place}` })
      .from(unnumbered)
      .innerJoin(jobs, isIt)
      .where(eq(candidates.id, unnumbered.id));
    const last = sql`(select coalesce(max(blind_number), 0) from ${candidates} where ${ofOpening})`;
    await tx
      .update(jobs)
      .set({ numbered: sql`greatest(${jobs.numbered}, ${last})` })
      .where(isIt);
  }
  const changed = await tx
    .update(candidates)
    .set({ is_covered: isBlind ? sql`${candidates.revealed_at} is null` : false })
    .where(ofOpening)
    .returning({ id: candidates.id });
  return changed.map((row) => row.id);
}

/** False where the candidate was not covered: nothing is written then. */
export async function uncover(tx: Tx, ownerId: UserId, id: CandidateId): Promise<boolean> {
  const [revealed] = await tx
    .update(candidates)
    .set({ is_covered: false, revealed_at: sql`now()` })
    .where(and(eq(candidates.user_id, ownerId), eq(candidates.id, id), eq(candidates.is_covered, true)))
    .returning({ openingId: candidates.job_id });
  if (revealed === undefined) return false;
  if (revealed.openingId !== null)
    await tx
      .update(jobs)
      .set({ reveals: sql`${jobs.reveals} + 1` })
      .where(and(eq(jobs.user_id, ownerId), eq(jobs.id, revealed.openingId)));
  return true;
}

/** Who of a vacancy was revealed and is still there, by the number that they had. */
export async function listRevealed(tx: Tx, ownerId: UserId, id: OpeningId): Promise<Map<string, string>> {
  const isRevealed = sql`${candidates.revealed_at} is not null`;
  const rows = await tx
    .select({ id: candidates.id, number: sql<number>`${candidates.blind_number}` })
    .from(candidates)
    .where(and(eq(candidates.user_id, ownerId), eq(candidates.job_id, id), isRevealed));
  return new Map(rows.map((row) => [row.id, coveredName(row.number)]));
}

/** Vacancies that have somebody who is covered. */
export async function listCoveredOpenings(tx: Tx, ownerId: UserId): Promise<OpeningId[]> {
  const rows = await tx
    .selectDistinct({ id: candidates.job_id })
    .from(candidates)
    .where(and(eq(candidates.user_id, ownerId), eq(candidates.is_covered, true)));
  return rows.flatMap(({ id }) => id ?? []);
}

/** An original cannot be masked. */
export async function isCoveredFile(tx: Tx, ownerId: UserId, path: string): Promise<boolean> {
  const isIt = and(eq(candidates.cv_file_path, path), eq(candidates.is_covered, true));
  const rows = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.user_id, ownerId), isIt));
  return rows.length > 0;
}

/** Of one page: its text, six numbers for each of its words (see `keep-cv.ts`) and its lines as judging saw them. */
interface KeptPage {
  text: string;
  words: number[];
  lines: KeptReading["lines"];
}

/** Undefined where nothing was kept, or the CV has no such page. */
export async function findKeptPage(tx: Tx, ownerId: UserId, id: CandidateId, page: number) {
  const { rows } = await tx.execute<KeptPage & Record<string, unknown>>(
    sql`select page->>'text' as text, page->'words' as words, (select coalesce(json_agg(line), '[]')
        from json_array_elements(kept->'lines') line where (line->>'page')::int = ${page}) as lines
      from cv_texts, json_array_elements(kept->'pages') page
      where user_id = ${ownerId} and candidate_id = ${id} and (page->>'number')::int = ${page}`,
  );
  return rows[0];
}
