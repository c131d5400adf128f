import { CandidateId, type UserId } from "#shared/ids.ts";
import type { World } from "#tests/support/world.ts";

export interface ListedCandidate {
  name?: string | null;
  score?: number | null;
  status?: string;
  text?: string;
  /** What the CV says. */
  cv?: string;
  /** Its posts, by the year in which each ended. */
  posts?: { until: number; text: string }[];
  job?: string;
  createdAt?: string;
  tech?: number;
  soft?: number;
  level?: string;
  flags?: string;
  isShortlisted?: boolean;
}

/** Candidates as lists see them, without a file having been read. In the order given; those without a moment of their own are a minute apart. */
export async function keepCandidates(world: World, userId: UserId, listed: ListedCandidate[]): Promise<CandidateId[]> {
  const ids: CandidateId[] = [];
  for (const [place, candidate] of listed.entries()) ids.push(await keepOne(world, userId, candidate, place));
  return ids;
}

async function keepOne(world: World, userId: UserId, candidate: ListedCandidate, place: number) {
  const { name = "Robin Hale", score = 75, status = "completed", text = "", job = null } = candidate;
  const { tech = 50, soft = 55, level = "mid", flags = "none", isShortlisted = false } = candidate;
  const createdAt = candidate.createdAt ?? new Date(Date.UTC(2026, 0, 5, 9, place)).toISOString();
  const [row] = await world.sql(
    `with opening as (
       insert into jobs (user_id, title) select $1, $6 where $6::text is not null
       on conflict (user_id, lower(title)) do update set title = excluded.title returning id)
     insert into bulk_analysis_results (user_id, file_name, cv_file_path, candidate_name, score, status, search_text, job_id,
       created_at, tech_match, soft_match, experience_level, flag_level, is_shortlisted)
     values ($1, 'cv.pdf', 'cv', $2, $3, $4, $5, (select id from opening), $7, $8, $9, $10, $11, $12) returning id`,
    [userId, name, score, status, text, job, createdAt, tech, soft, level, flags, isShortlisted],
  );
  const pages = candidate.cv === undefined ? [] : [{ number: 1, text: candidate.cv, words: [] }];
  const { posts = [] } = candidate;
  const lines = posts.map(({ text: said }, position) => ({ page: 1, start: 0, text: said, position }));
  // A span ends with the month after the last, counted from year 0.
  const positions = posts.map(({ until }) => ({ span: { from: until * 12 - 24, to: until * 12 + 12 } }));
  await world.sql("insert into cv_texts (candidate_id, user_id, kept) values ($1, $2, $3)", [
    row.id,
    userId,
    { pages, lines, positions },
  ]);
  return CandidateId.parse(row.id);
}

export async function givePlan(world: World, userId: UserId, plan: "free" | "paid" | "trialing") {
  await world.sql("update users set plan = $2 where id = $1", [userId, plan]);
}
