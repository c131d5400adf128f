import * as z from "zod/mini";

const spending = {
  calls: z.int(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  /** In the operator's own currency; null where no price is configured. */
  cost: z.nullable(z.number()),
};
const Spending = z.object(spending);

/** What judging an upload by the language model may take, and what was spent so far on it and in this month. */
export const ModelEstimate = z.object({
  ...spending,
  /** Provider and name; null where the local engine judges alone. */
  model: z.nullable(z.string()),
  seconds: z.int(),
  spent: Spending,
  month: Spending,
});
export type ModelEstimate = z.infer<typeof ModelEstimate>;
