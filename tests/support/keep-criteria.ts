import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { World } from "#tests/support/world.ts";

/** Gives a kept candidate an upload with these criteria. */
export async function keepCriteria(world: World, userId: UserId, id: CandidateId, criteria: KeyedCriterion[]) {
  const [{ id: upload }] = await world.sql(
    "insert into bulk_file_uploads (user_id, status, total_cvs, shortlist_count) values ($1, 'completed', 1, 5) returning id",
    [userId],
  );
  await world.sql(
    `insert into criteria (user_id, upload_id, key, position, wording, kind, importance, weight)
     select $1, $2, c->>'key', place, c->>'wording', c->>'kind', c->>'importance', (c->>'weight')::float8
     from jsonb_array_elements($3) with ordinality as listed(c, place)`,
    [userId, upload, JSON.stringify(criteria)],
  );
  await world.sql("update bulk_analysis_results set bulk_upload_id = $2 where id = $1", [id, upload]);
}
