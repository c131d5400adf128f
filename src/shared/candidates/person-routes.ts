import * as z from "zod/mini";
import { CandidateId } from "#shared/ids.ts";
import { done, ofCandidate, type Route } from "#shared/route.ts";
import { PersonCv } from "./person-history.ts";

const MOST_PARTED = 100;

export const personRoutes = {
  /** The other CVs of the same person, over all vacancies of the account. */
  listPersonCvs: {
    method: "GET",
    path: "/api/bulk-analysis-results/:id/person",
    access: "user",
    ...ofCandidate,
    answer: z.array(PersonCv),
  },
  /** Two people become one. `joined` are the CVs that parting would have to name to undo it. */
  joinPeople: {
    method: "POST",
    path: "/api/bulk-analysis-results/:id/person",
    access: "user",
    ...ofCandidate,
    body: z.object({ candidateId: CandidateId }),
    answer: z.object({ joined: z.array(CandidateId) }),
  },
  /** Those of the named CVs that are of this CV's person are of another one, whatever they have in common. */
  partPeople: {
    method: "POST",
    path: "/api/bulk-analysis-results/:id/person/parted",
    access: "user",
    ...ofCandidate,
    body: z.object({ candidateIds: z.array(CandidateId).check(z.minLength(1), z.maxLength(MOST_PARTED)) }),
    answer: done,
  },
} as const satisfies Record<string, Route>;
