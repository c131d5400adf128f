import { query } from "#tests/support/database-template.ts";

/** What must hold after every disturbance, asked of the database itself. Each statement lists violations; all must list none. */
const VIOLATIONS = {
  "a stored CV without exactly one result": `
    select path from stored_files f where bucket = 'cv-uploads' and
    (select count(*) from bulk_analysis_results r where r.bulk_upload_id = f.upload_id and r.cv_file_path = f.path) <> 1`,
  "a result that neither completed nor failed with a reason": `
    select id from bulk_analysis_results where not (status = 'completed' or (status = 'error' and error_message <> ''))`,
  "a task still open": "select id from tasks where state <> 'done'",
  "a message left in the queue": "select id from pgboss.job where name in ('screening', 'scans')",
  "a completed CV without its unit of use, or a unit without a completed CV": `
    select coalesce(r.id, u.candidate_id) from bulk_analysis_results r full join usage_ledger u on u.candidate_id = r.id
    where (r.status = 'completed') is distinct from (u.candidate_id is not null)`,
  "an upload whose count is not its number of CVs": `
    select id from bulk_file_uploads u where total_cvs <> (select count(*) from bulk_analysis_results r where r.bulk_upload_id = u.id)`,
  "ranks with a gap": `
    select bulk_upload_id from bulk_analysis_results where is_shortlisted group by 1
    having min(shortlist_rank) <> 1 or max(shortlist_rank) <> count(*) or count(distinct shortlist_rank) <> count(*)`,
};

export async function findViolations(url: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, statement] of Object.entries(VIOLATIONS)) {
    const rows = await query(url, statement);
    if (rows.length > 0) broken.push(`${name}: ${rows.length}`);
  }
  return broken;
}
