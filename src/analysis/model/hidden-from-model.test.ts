import { expect, test } from "vitest";
import { analyseCv, vacancyFrom } from "#analysis/analyse.ts";
import { craftCv } from "#tests/support/crafted-cv.ts";
import { hiddenTextPdfs } from "#tests/support/hidden-text-pdfs.ts";
import { textDocument } from "#tests/support/invented-documents.ts";
import { openTestModels, openTestReader } from "#tests/support/test-reader.ts";
import { writeCv } from "./write-prompt.ts";

const reader = await openTestReader();
const outcome = vacancyFrom(textDocument("Kubernetes Architect\nRequirements\n- Twelve years of Terraform"));
if (outcome.kind !== "read") throw new Error(outcome.kind);
const task = { reader, vacancy: outcome.vacancy, models: openTestModels(), asOf: "2025-03-15", onStage: () => {} };

async function sentFor(bytes: Uint8Array) {
  const screened = await analyseCv({ ...task, bytes, isForModel: true });
  if (screened.kind !== "analysed" || screened.material === undefined) throw new Error(screened.kind);
  return writeCv(screened.material);
}

test("the sentence would be read where it can be seen", async () => {
  const plain = craftCv({ over: "BT /F1 11 Tf 60 500 Td (Certified Kubernetes architect) Tj ET" });
  expect(await sentFor(plain)).toMatch(/kubernetes/iu);
});

// A disguise shows words of its own, which are sent as what they show.
test.each(hiddenTextPdfs().filter(({ kinds }) => !kinds.includes("disguised")))(
  "$name: what nobody can see no model reads",
  async ({ bytes }) => {
    expect(await sentFor(bytes)).not.toMatch(/kubernetes|terraform/iu);
  },
);
