import * as z from "zod/mini";

export const CriterionKind = z.enum(["skill", "experience", "education", "certificate", "soft_skill", "duty"]);
export type CriterionKind = z.infer<typeof CriterionKind>;

/** A gate must be met, a must should be met and caps the score when it is missing, a nice only adds. */
export const Importance = z.enum(["gate", "must", "nice"]);
export type Importance = z.infer<typeof Importance>;

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

export const Vacancy = z.object({
  title: z.string(),
  criteria: z.array(Criterion),
});
export type Vacancy = z.infer<typeof Vacancy>;
