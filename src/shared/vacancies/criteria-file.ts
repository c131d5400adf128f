import * as z from "zod/mini";
import { MAX_BOARD_ROWS, MAX_BOARD_WEIGHT, MAX_WORDING } from "./board.ts";
import { Importance } from "./vacancy.ts";

const MAX_YEARS = 60;

const Row = z.object({
  wording: z.string().check(z.minLength(2), z.maxLength(MAX_WORDING)),
  importance: z._default(Importance, "must"),
  weight: z.optional(z.number().check(z.positive(), z.maximum(MAX_BOARD_WEIGHT))),
  required_years: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(MAX_YEARS)))),
});
export type CriteriaFileRow = z.infer<typeof Row>;

const Wording = z.pipe(
  Row.shape.wording,
  z.transform((wording): CriteriaFileRow => ({ wording, importance: "must" })),
);
const Rows = z.array(z.union([Wording, Row])).check(z.minLength(1), z.maxLength(MAX_BOARD_ROWS));

/** A board as a file: a list of wordings, of rows, or what the product exports. What is not said follows from the wording. */
export const CriteriaFile = z.union([
  Rows,
  z.pipe(
    z.object({ criteria: Rows }),
    z.transform(({ criteria }) => criteria),
  ),
]);
