import { expect, test } from "vitest";
import { craftCv } from "#tests/support/crafted-cv.ts";
import { hiddenTextPdfs } from "#tests/support/hidden-text-pdfs.ts";
import { openTestModels, openTestReader } from "#tests/support/test-reader.ts";
import { textDocument } from "#tests/support/invented-documents.ts";
import { analyseCv, vacancyFrom } from "./analyse.ts";

// An advertisement for just what the hidden sentence claims.
const VACANCY = `Kubernetes Architect
Requirements
- Certified Kubernetes architect
- Twelve years of Terraform`;

const reader = await openTestReader();
const outcome = vacancyFrom(textDocument(VACANCY));
if (outcome.kind !== "read") throw new Error(outcome.kind);
const task = { reader, vacancy: outcome.vacancy, models: openTestModels(), asOf: "2025-03-15", onStage: () => {} };

async function scoreOf(bytes: Uint8Array) {
  const screened = await analyseCv({ ...task, bytes });
  if (screened.kind !== "analysed") throw new Error(screened.kind);
  return screened.analysis.score;
}

const honest = await scoreOf(craftCv({}));

// A disguise shows words of its own, which count as what they show.
const hidden = hiddenTextPdfs().filter(({ kinds }) => !kinds.includes("disguised"));

test.each(hidden)("$name: the score is the one of the CV without it", async ({ bytes }) => {
  expect(await scoreOf(bytes)).toBe(honest);
});

test("the same sentence in plain sight would count", async () => {
  const plain = craftCv({
    over: "BT /F1 11 Tf 60 500 Td (Certified Kubernetes architect with twelve years of Terraform) Tj ET",
  });
  expect(await scoreOf(plain)).toBeGreaterThan(honest);
});
