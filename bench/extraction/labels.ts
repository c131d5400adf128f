import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import * as z from "zod/mini";

/** What a reader found in a CV: nothing, one wording, or several that are right alike. */
const Answer = z.nullable(z.union([z.string(), z.array(z.string()).check(z.minLength(1))]));

export const FIELDS = ["name", "title", "employer", "email", "phone"] as const;
export type Field = (typeof FIELDS)[number];

const Label = z.object({
  /** Relative to the file of labels. */
  file: z.string(),
  name: Answer,
  title: Answer,
  employer: Answer,
  email: Answer,
  phone: Answer,
});
export type Label = z.infer<typeof Label>;

/** `part` keeps the half to work on apart from the half to measure with: "odd" and "even" count the entries of the file. */
export function loadLabels(file: string, part: "all" | "odd" | "even"): Label[] {
  const labels = z.array(Label).parse(JSON.parse(readFileSync(file, "utf8")));
  const wanted = labels.filter((_, at) => part === "all" || (at % 2 === 1) === (part === "odd"));
  return wanted.map((label) => Object.assign(label, { file: resolve(dirname(file), label.file) }));
}
