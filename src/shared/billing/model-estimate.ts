import * as z from "zod/mini";

const spending = {
  calls: z.int(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  /** In the operator's own currency; null where no price is configured. */
  cost: z.nullable(z.number()),
};
export const ModelSpending = z.object(spending);
export type ModelSpending = z.infer<typeof ModelSpending>;

/** What one CV takes of the language model, by what was asked so far. */
export const ModelRate = z.object({
  input_tokens: z.number(),
  output_tokens: z.number(),
  cost: z.nullable(z.number()),
  seconds: z.number(),
});
export type ModelRate = z.infer<typeof ModelRate>;

/** Null: no model is configured, and the local engine judges alone. */
export const ModelUsage = z.object({
  model: z.nullable(z.object({ name: z.string(), per_cv: ModelRate })),
  month: ModelSpending,
});
export type ModelUsage = z.infer<typeof ModelUsage>;

/** A guess, and no limit. */
export function estimateCvs(perCv: ModelRate, cvs: number) {
  return {
    calls: cvs,
    input_tokens: Math.round(perCv.input_tokens * cvs),
    output_tokens: Math.round(perCv.output_tokens * cvs),
    cost: perCv.cost === null ? null : perCv.cost * cvs,
    seconds: Math.ceil(perCv.seconds * cvs),
  };
}

/** What judging an upload by the language model may take, and what was spent so far on it and in this month. */
export const ModelEstimate = z.object({
  ...spending,
  /** Provider and name; null where the local engine judges alone. */
  model: z.nullable(z.string()),
  seconds: z.int(),
  spent: ModelSpending,
  month: ModelSpending,
});
export type ModelEstimate = z.infer<typeof ModelEstimate>;
