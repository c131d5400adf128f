import * as z from "zod/mini";
import { CandidateStatus } from "./candidate.ts";
import { Decision } from "./decision.ts";
import { ExperienceLevel } from "./experience-level.ts";
import { CandidateId, OpeningId } from "#shared/ids.ts";
import { MAX_EXPORTED_BY_ID } from "#shared/limits.ts";
import { FlagLevel } from "./red-flags.ts";

export const ScoreBand = z.enum(["excellent", "good", "fair"]);
export type ScoreBand = z.infer<typeof ScoreBand>;

/** Both ends belong to it. */
export const BAND_RANGE: Record<ScoreBand, { from: number; to: number }> = {
  excellent: { from: 85, to: 100 },
  good: { from: 70, to: 84 },
  fair: { from: 0, to: 69 },
};

const LONGEST_QUERY = 200;
/** Instead of an opening: those who belong to none. */
export const NO_OPENING = "none";
/** Instead of a decision: those about whom nothing is decided. */
export const UNDECIDED = "none";
const percent = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100)));

const basicFilter = {
  q: z.optional(z.string().check(z.maxLength(LONGEST_QUERY))),
  /** Part of the candidate's or of the file's name, as it stands. It takes the place of `q`. */
  named: z.optional(z.string().check(z.maxLength(LONGEST_QUERY))),
  job_id: z.optional(z.union([OpeningId, z.literal(NO_OPENING)])),
  status: z.optional(CandidateStatus),
  band: z.optional(ScoreBand),
  is_shortlisted: z.optional(z.enum(["true", "false"])),
  decision: z.optional(z.enum([...Decision.options, UNDECIDED])),
};

const AdvancedFilter = z.object({
  score_min: percent,
  score_max: percent,
  tech_min: percent,
  tech_max: percent,
  soft_min: percent,
  soft_max: percent,
  level: z.optional(ExperienceLevel),
  flags: z.optional(FlagLevel),
});

/** Strict, as its query is: an answer that ignored a misspelt filter would look like one that obeyed. */
export const CandidateFilter = z.strictObject({ ...basicFilter, ...AdvancedFilter.shape });
export type CandidateFilter = z.infer<typeof CandidateFilter>;

/** Whether it asks for something that only Pro has. */
export function isAdvanced(filter: CandidateFilter): boolean {
  return Object.values(AdvancedFilter.parse(filter)).some((value) => value !== undefined);
}

export const RowOrder = z.enum(["created_at.desc", "score.desc", "name.asc", "relevance"]);
export type RowOrder = z.infer<typeof RowOrder>;

/** Without an order: the best hits first where something is searched for, else the newest. `cursor` is the last row received. */
export const CandidateRowQuery = z.strictObject({
  ...CandidateFilter.shape,
  view: z.literal("row"),
  order: z.optional(RowOrder),
  cursor: z.optional(CandidateId),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 100),
});
export type CandidateRowQuery = z.infer<typeof CandidateRowQuery>;

export const HISTOGRAM_BUCKETS = 20;

export const CandidateStats = z.object({
  total: z.int(),
  /** 70 and more. */
  strong: z.int(),
  /** 85 and more. */
  high: z.int(),
  shortlisted: z.int(),
  decisions: z.record(Decision, z.int()),
  /** Of those that were screened, as all figures about scores; null where nobody was. */
  average: z.nullable(z.int()),
  bands: z.record(ScoreBand, z.int()),
  /** How many scores are 0 to 4, 5 to 9 and so on; 100 is in the last. Who was not screened is in none. */
  histogram: z.array(z.int()).check(z.length(HISTOGRAM_BUCKETS)),
  statuses: z.record(CandidateStatus, z.int()),
  jobs: z.array(z.object({ id: z.nullable(OpeningId), title: z.string(), count: z.int() })),
});
export type CandidateStats = z.infer<typeof CandidateStats>;

/** Somebody's own choice in its order, or everybody a filter leaves in the order of the list. */
export const CandidateExport = z.union([
  z.object({ ids: z.array(CandidateId).check(z.minLength(1), z.maxLength(MAX_EXPORTED_BY_ID)) }),
  z.object({ filter: CandidateFilter, order: z.optional(RowOrder) }),
]);
export type CandidateExport = z.infer<typeof CandidateExport>;
