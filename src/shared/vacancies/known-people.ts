import * as z from "zod/mini";
import { Candidate } from "#shared/candidates/candidate.ts";
import { CandidateId } from "#shared/ids.ts";
import { Score } from "#shared/screening/score-bands.ts";
import { RankedCv } from "./opening-page.ts";

/** How many months after it came a CV may be considered for other vacancies; null: not at all. CVs are kept for twelve. */
export const Consideration = z.object({ months: z.nullable(z.int().check(z.minimum(1), z.maximum(12))) });
export type Consideration = z.infer<typeof Consideration>;

/** Somebody who applied for another vacancy, as this one's board judges their newest CV. `last_score` is of then. */
const KnownPerson = z.object({
  candidate_id: CandidateId,
  ...z.pick(RankedCv, { name: true, isNamed: true, decision: true }).shape,
  ...z.pick(Candidate, { current_job_title: true, current_employer: true }).shape,
  score: Score,
  summary: z.string(),
  last_seen_at: z.iso.datetime(),
  last_seen_for: z.nullable(z.string()),
  last_score: z.nullable(Score),
});
export type KnownPerson = z.infer<typeof KnownPerson>;

/** `outdated`: judged by an earlier board. `failed`: could not be judged. */
export const KnownPeople = z.object({
  ...Consideration.shape,
  judged: z.int(),
  waiting: z.int(),
  failed: z.int(),
  outdated: z.int(),
  people: z.array(KnownPerson),
});
export type KnownPeople = z.infer<typeof KnownPeople>;
