import { expect, test } from "vitest";
import type { ReadDocument } from "#analysis/read/page.ts";
import { disguisedWordPdfs } from "#tests/support/disguised-word-pdfs.ts";
import { hiddenTextPdfs } from "#tests/support/hidden-text-pdfs.ts";
import { honestLookalikePdfs } from "#tests/support/honest-lookalike-pdfs.ts";
import { lyingScanPdfs, scannedPdf } from "#tests/support/scanned-pdfs.ts";
import { openTestReader, openTestRecognition, readText } from "#tests/support/test-reader.ts";

const reader = await openTestReader();
const recognition = await openTestRecognition();

/** As the product does: first without recognition, which takes seconds, then with it where a page asks for it. */
async function readAsProduct(bytes: Uint8Array): Promise<ReadDocument> {
  const first = await reader.read(bytes);
  return first.kind === "scanned" ? readText(reader, bytes, recognition) : readText(reader, bytes);
}

function textOf(document: ReadDocument): string {
  return document.pages.map((page) => page.text).join("\n");
}

function withoutGaps(text: string): string {
  return text.replaceAll(/\s/gu, "");
}

test.each(hiddenTextPdfs())("nobody sees it, so nobody judges it: $name", async ({ bytes, secret, kinds }) => {
  const document = await readAsProduct(bytes);
  expect(withoutGaps(textOf(document))).not.toContain(withoutGaps(secret));
  if (kinds.length === 0) return;
  const found = document.hidden.filter(({ kind }) => kinds.includes(kind));
  const told = withoutGaps(found.map(({ text }) => text).join(""));
  expect(told).toContain(withoutGaps(secret).slice(0, 8));
  expect(found.every(({ page, boxes }) => page === 1 && boxes.length > 0)).toBe(true);
});

test.each(lyingScanPdfs())("a scan whose text layer says something else: $name", async ({ bytes, secret }) => {
  const document = await readAsProduct(bytes);
  expect(withoutGaps(textOf(document))).not.toContain(withoutGaps(secret));
  expect(document.hidden.map(({ text }) => text).join(" ")).toContain(secret.split(" ")[0]);
});

test("a scan whose text layer says what it shows has nothing to hide", async () => {
  const document = await readAsProduct(scannedPdf());
  expect(textOf(document)).toContain("Gardener");
  expect(document.hidden).toEqual([]);
  expect(document.quality).toBeGreaterThan(0.8);
});

test.each(honestLookalikePdfs())("unusual but plain to see: $name", async ({ bytes, text }) => {
  expect(textOf(await readAsProduct(bytes))).toContain(text);
});

test.each(disguisedWordPdfs())("a word is what it looks like: $name", async ({ bytes, shown }) => {
  expect(textOf(await readAsProduct(bytes))).toContain(shown);
});
