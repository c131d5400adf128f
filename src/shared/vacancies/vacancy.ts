import * as z from "zod/mini";

/** `role` is having held the advertised post, proved by dated posts alone. */
export const CriterionKind = z.enum(["role", "skill", "experience", "education", "certificate", "soft_skill", "duty"]);
export type CriterionKind = z.infer<typeof CriterionKind>;

/** A gate must be met, a must should be met and caps the score when it is missing, a nice only adds. */
export const Importance = z.enum(["gate", "must", "nice"]);
export type Importance = z.infer<typeof Importance>;
/** On the board and in every report alike. */
export const IMPORTANCE_WORDS: Record<Importance, string> = {
  gate: "Deal-breaker",
  must: "Must have",
  nice: "Nice to have",
};

/** One thing the vacancy asks for. `terms` are the lower-case wordings that would prove it. */
export const Criterion = z.object({
  id: z.string(),
  wording: z.string(),
  kind: CriterionKind,
  importance: Importance,
  weight: z.number().check(z.positive()),
  required_years: z.nullable(z.number()),
  terms: z.array(z.string()),
});
export type Criterion = z.infer<typeof Criterion>;

export const ProtectedTrait = z.enum([
  "age",
  "appearance",
  "disability",
  "ethnicity",
  "family",
  "gender",
  "nationality",
  "orientation",
  "religion",
]);
export type ProtectedTrait = z.infer<typeof ProtectedTrait>;

/** Something the vacancy asks for that must not decide who is hired: nobody is judged by it, and the recruiter is told. */
export const SetAside = z.object({ wording: z.string(), trait: ProtectedTrait });
export type SetAside = z.infer<typeof SetAside>;

/**
 * `formalities` are checked with papers before somebody starts (right to work, background check, notice): nobody is judged by
 * them. `lines` is the whole visible text: a CV that repeats it is told
 * from one that answers it.
 */
export const Vacancy = z.object({
  title: z.string(),
  criteria: z.array(Criterion),
  set_aside: z.array(SetAside),
  formalities: z._default(z.array(z.string()), []),
  lines: z.array(z.string()),
});
export type Vacancy = z.infer<typeof Vacancy>;
