import * as z from "zod/mini";
import { Candidate } from "./candidate.ts";
import { CandidateId, OpeningId } from "#shared/ids.ts";
import { Score } from "#shared/screening/score-bands.ts";

/** Another CV of the same person. `isNearText`: nothing but nearly the same text says so. */
export const PersonCv = z.object({
  candidate_id: CandidateId,
  name: z.string(),
  opening_id: z.nullable(OpeningId),
  title: z.nullable(z.string()),
  at: z.iso.datetime(),
  score: z.nullable(Score),
  ...z.pick(Candidate, { decision: true }).shape,
  isNearText: z.boolean(),
});
export type PersonCv = z.infer<typeof PersonCv>;
