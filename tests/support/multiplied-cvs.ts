import type { UserId } from "#shared/ids.ts";

type Sql = (statement: string, values?: unknown[]) => Promise<unknown>;

/**
 * So many more screened CVs of an account as copies of those it has, each of somebody else: rows and kept texts have the size that
 * screening leaves. There are no files behind them, because nothing that uses this reads one.
 */
export async function multiplyCvs(sql: Sql, userId: UserId, count: number) {
  await sql(
    `with source as (
        select c.*, row_number() over (order by c.id) - 1 as place, count(*) over () as all_of
        from bulk_analysis_results c join cv_texts t on t.candidate_id = c.id where c.user_id = $1),
      made as materialized (
        select gen_random_uuid() as new_id, n, source.* from generate_series(1, $2::integer) n join source on place = n % all_of),
      copied as (
        insert into bulk_analysis_results (id, user_id, bulk_upload_id, job_id, position, candidate_name, file_name, cv_file_path,
          status, score, completed_at, findings, summary, reading_quality, engine_version, content_hash, contact_email)
        select new_id, user_id, bulk_upload_id, job_id, 1000 + n, candidate_name || ' ' || n, n || '-' || file_name,
          cv_file_path || '-' || new_id, status, score, completed_at, findings, summary, reading_quality, engine_version,
          md5(new_id::text), 'person-' || new_id || '@example.org' from made)
      insert into cv_texts (candidate_id, user_id, kept)
        select made.new_id, made.user_id, t.kept from made join cv_texts t on t.candidate_id = made.id`,
    [userId, count],
  );
}
