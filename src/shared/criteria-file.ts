import * as z from "zod/mini";
import { Criterion, Importance } from "./vacancy.ts";

const Row = z.object({
  wording: z.string().check(z.minLength(2), z.maxLength(300)),
  importance: z._default(Importance, "must"),
  weight: z.optional(Criterion.shape.weight),
  required_years: z.optional(Criterion.shape.required_years),
});
export type CriteriaFileRow = z.infer<typeof Row>;

const Wording = z.pipe(
  Row.shape.wording,
  z.transform((wording): CriteriaFileRow => ({ wording, importance: "must" })),
);
const Rows = z.array(z.union([Wording, Row])).check(z.minLength(1), z.maxLength(40));

/** A board as a file: a list of wordings, of rows, or what the product exports. What is not said follows from the wording. */
export const CriteriaFile = z.union([
  Rows,
  z.pipe(
    z.object({ criteria: Rows }),
    z.transform(({ criteria }) => criteria),
  ),
]);
