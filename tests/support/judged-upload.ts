import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { Finding } from "#shared/screening/evidence.ts";
import type { UserId } from "#shared/ids.ts";
import { UploadId } from "#shared/ids.ts";
import type { World } from "#tests/support/world.ts";

export interface JudgedCv {
  role_fit: number | null;
  findings: Finding[];
}

export interface JudgedUpload {
  criteria: Pick<KeyedCriterion, "key" | "importance" | "weight">[];
  cvs: JudgedCv[];
  shortlistCount: number | null;
}

/** A finished screening as it is kept, without a file having been read. Scores are right after the first change of criteria. */
export async function keepJudgedUpload(world: World, userId: UserId, { criteria, cvs, shortlistCount }: JudgedUpload) {
  const wish = shortlistCount === null ? [null, 100] : [shortlistCount, null];
  const [{ id }] = await world.sql(
    `insert into bulk_file_uploads (user_id, status, vacancy, shortlist_count, shortlist_percentage, total_cvs)
     values ($1, 'completed', '{"title": "Welder", "set_aside": [], "lines": []}', $2, $3, $4) returning id`,
    [userId, ...wish, cvs.length],
  );
  await world.sql(
    `insert into criteria (user_id, upload_id, key, position, wording, kind, importance, weight)
     select $1, $2, c->>'key', place, c->>'key', 'skill', c->>'importance', (c->>'weight')::float8
     from jsonb_array_elements($3) with ordinality as listed(c, place)`,
    [userId, id, JSON.stringify(criteria)],
  );
  await world.sql(
    `insert into bulk_analysis_results
       (user_id, bulk_upload_id, position, file_name, cv_file_path, status, score, musts_met, evidence_confidence, summary, strengths, role_fit, findings)
     select $1, $2, place, place, place, 'completed', 0, 0, 0.5, 'Summary ' || place, '["A strength"]', (cv->>'role_fit')::float8, cv->'findings'
     from jsonb_array_elements($3) with ordinality as listed(cv, place)`,
    [userId, id, JSON.stringify(cvs)],
  );
  return UploadId.parse(id);
}
