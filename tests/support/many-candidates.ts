import type { UserId } from "#shared/ids.ts";

type Sql = (statement: string, values?: unknown[]) => Promise<unknown>;

const GIVEN =
  "{Amara,Ben,Chloe,Dev,Elin,Farid,Grace,Hugo,Ines,Jonas,Kofi,Lena,Mina,Noor,Omar,Priya,Quinn,Rosa,Sven,Tara}";
const FAMILY =
  "{Okafor,Novak,Hale,Singh,Meyer,Rossi,Tanaka,Silva,Dubois,Kaya,Larsen,Mbeki,Oduya,Petrov,Quist,Reyes,Sato}";
const SKILLS =
  "{Python,PostgreSQL,Docker,Kubernetes,Excel,Welding,Baking,Nursing,React,TypeScript,Terraform,Accounting}";

/** Rows of the size that screening leaves, in 20 openings; every thousandth knows COBOL. */
export async function fillCandidates(sql: Sql, userId: UserId, count: number) {
  await sql(
    `insert into jobs (user_id, title) select $1, 'Opening ' || number from generate_series(1, 20) number on conflict do nothing`,
    [userId],
  );
  await sql(
    `insert into bulk_analysis_results (user_id, file_name, cv_file_path, candidate_name, status, score, summary, strengths,
       technical_skills, soft_skills, interview_insights, findings, evidence_confidence, job_id, created_at, tech_match,
       soft_match, experience_level, flag_level, is_shortlisted, search_text)
     select $1, 'cv-' || n || '.pdf', 'cv-' || n, name, 'completed', (n * 7919) % 101, summary, jsonb_build_array(skill, skill2, 'Leads a team'),
       (select jsonb_agg(jsonb_build_object('skill', s, 'level', 'strong', 'evidence', summary)) from unnest(array[skill, skill2, 'Linux']) s),
       '[{"skill": "Communication", "level": "partial", "evidence": ""}]', jsonb_build_array(summary, summary, summary),
       (select jsonb_agg(jsonb_build_object('criterion_id', c::text, 'level', 'strong', 'mentions', 1, 'quotes', jsonb_build_array(
          jsonb_build_object('text', md5(n::text || c) || summary, 'page', 1, 'start', 0, 'end', 100, 'boxes', '[]'::jsonb))))
        from generate_series(1, 15) c),
       0.8, opening, timestamptz '2026-01-01' + n * interval '17 seconds', (n * 31) % 101, (n * 37) % 101,
       (array['entry', 'mid', 'senior', 'lead'])[1 + n % 4], (array['none', 'minor', 'major'])[1 + n % 3], n % 25 = 0,
       lower(concat_ws(e'\\n', name, title, skill || ', ' || skill2 || ', Linux', 'Communication', skill || ', Leads a team', summary, 'Engineer, Acme ' || n % 500, 'BSc', 'cv-' || n || '.pdf'))
     from (select n, skill, skill2, title, opening, given || ' ' || family as name,
         format('%s %s has worked with %s and %s for %s years, most of them at Acme %s, and leads a team of %s. %s', given, family, skill, skill2,
           n % 20, n % 500, n % 12, case when n % 1000 = 0 then 'Knows COBOL.' else md5(n::text) end) as summary
       from (select n, ($3::text[])[1 + n % 20] as given, ($4::text[])[1 + n % 17] as family, ($5::text[])[1 + n % 12] as skill,
           ($5::text[])[1 + (n / 12) % 12] as skill2, jobs.id as opening, jobs.title
         from generate_series(1, $2::integer) n join jobs on jobs.user_id = $1 and jobs.title = 'Opening ' || (1 + n % 20)) named) listed`,
    [userId, count, GIVEN, FAMILY, SKILLS],
  );
}

/**
 * A CV of some 200 words for each of them, in four posts that ended one to fourteen years before 2027; the 50 most frequent words are in
 * nearly all. Every hundredth names Erlang, in one of the posts.
 */
export async function fillCvs(sql: Sql, userId: UserId) {
  await sql(
    `insert into cv_texts (candidate_id, user_id, kept)
     select id, $1, json_build_object(
       'pages', json_build_array(json_build_object('number', 1, 'words', '[]'::json, 'text', file_name || ' ' || candidate_name || ' ' || posts.text)),
       'lines', posts.lines, 'positions', posts.positions)
     from bulk_analysis_results, lateral (
       select string_agg(said, e'\\n') as text, json_agg(json_build_object('page', 1, 'start', 0, 'text', said, 'position', post)) as lines,
         json_agg(json_build_object('span', json_build_object('from', 24000, 'to', 12 * (2027 - 4 * post - match_score % 3)))) as positions
       from (select post, case when right(file_name, 6) = '50.pdf' and post = length(candidate_name) % 4 then 'Erlang ' else '' end ||
           (select string_agg('word' || floor(power(random(), 4) * 8000)::integer, ' ') from generate_series(1, 47 + post + length(file_name) % 5) n) as said
         from generate_series(0, 3) post) worked) posts
     where user_id = $1`,
    [userId],
  );
}
