import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { asCurrentRole } from "#analysis/extract/as-current-role.ts";
import { extractProfile } from "#analysis/extract/extract-profile.ts";
import { documentFromText } from "#analysis/read/document-from-text.ts";
import { openTestReader } from "#tests/support/test-reader.ts";
import { isRight } from "./extraction/is-right.ts";
import { type Field, FIELDS, type Label, loadLabels } from "./extraction/labels.ts";
import { AS_OF } from "./quality/signals.ts";

// What a reader found in CVs, and what is taken out of them: name, current title and employer, e-mail address, telephone.
// npm run bench:extraction -- --labels file [--part odd|even] [--misses]
// The file is a list of { file, name, title, employer, email, phone }; null where there is none, a list where several wordings are right.
const { values: options } = parseArgs({
  options: {
    labels: { type: "string", default: "" },
    part: { type: "string", default: "all" },
    misses: { type: "boolean", default: false },
  },
});
type Found = Record<Field, string | null>;

const reader = await openTestReader();
const part = options.part === "odd" || options.part === "even" ? options.part : "all";
const labels = loadLabels(options.labels, part);
const found = new Map<Label, Found>();
for (const label of labels) found.set(label, await extract(label.file));
if (options.misses) listMisses();
console.table(FIELDS.map((field) => countField(field)));

async function extract(file: string): Promise<Found> {
  const bytes = readFileSync(file);
  const document = file.endsWith(".txt") ? documentFromText(bytes.toString()) : await reader.read(bytes);
  if (document.kind !== "text") return { name: null, title: null, employer: null, email: null, phone: null };
  const profile = extractProfile(document.pages, AS_OF);
  const { current_job_title: title, current_employer: employer } = asCurrentRole(profile);
  return { name: profile.name, title, employer, email: profile.email, phone: profile.phone };
}

/** What a CV does not say is counted apart: there, nothing is right. */
function countField(field: Field) {
  const said = labels.filter((label) => label[field] !== null);
  const unsaid = labels.filter((label) => label[field] === null);
  const right = said.filter((label) => check(label, field)).length;
  return {
    field,
    said: said.length,
    right,
    "per cent": Math.round((1000 * right) / said.length) / 10,
    "not said": unsaid.length,
    "and not found": unsaid.filter((label) => check(label, field)).length,
  };
}

function check(label: Label, field: Field): boolean {
  return isRight(field, label[field], found.get(label)?.[field] ?? null);
}

function listMisses(): void {
  for (const label of labels) {
    for (const field of FIELDS.filter((one) => !check(label, one))) {
      console.log(
        `${label.file}\t${field}\t${JSON.stringify(label[field])}\t${JSON.stringify(found.get(label)?.[field])}`,
      );
    }
  }
}
