import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_FILE_BYTES } from "#shared/limits.ts";
import { checkDocument, checkPdf } from "./check-pdf.ts";

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function collect(bytes: Uint8Array, size = 100) {
  return Buffer.concat(await Array.fromAsync(checkPdf(inPieces(bytes, size))));
}

test("a PDF passes through unchanged however it is cut into pieces", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), fc.integer({ min: 1, max: 2000 }), async (rest, size) => {
      const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), rest]);
      expect(await collect(bytes, size)).toEqual(bytes);
    }),
  );
});

test("junk before the signature is tolerated for 1,024 bytes and no further", async () => {
  await expect(collect(Buffer.from(`${" ".repeat(1000)}%PDF-1.4`))).resolves.toHaveLength(1008);
  await expect(collect(Buffer.from(`${" ".repeat(1024)}%PDF-1.4`))).rejects.toMatchObject({ code: "not_a_pdf" });
});

test("an empty file and a file that is something else are refused", async () => {
  await expect(collect(Buffer.alloc(0))).rejects.toMatchObject({ code: "empty_file" });
  await expect(collect(Buffer.from("PK\u0003\u0004 a Word document"))).rejects.toMatchObject({ code: "not_a_pdf" });
});

test("a file over the limit is refused while it is still coming in", async () => {
  let given = 0;
  async function* endless() {
    for (;;) {
      given += 1_000_000;
      yield Buffer.concat([Buffer.from("%PDF-"), Buffer.alloc(1_000_000)]);
    }
  }
  await expect(Array.fromAsync(checkPdf(endless()))).rejects.toMatchObject({ code: "file_too_large" });
  expect(given).toBeLessThan(MAX_FILE_BYTES + 2_000_000);
});

test.each(["%PDF-1.7", "PK\u0003\u0004 docx", Buffer.from("d0cf11e0a1b11ae1", "hex")])(
  "a PDF and both kinds of Word files are documents",
  async (start) => {
    const bytes = Buffer.concat([Buffer.from(start), Buffer.alloc(2000)]);
    expect(Buffer.concat(await Array.fromAsync(checkDocument(inPieces(bytes, 3))))).toEqual(bytes);
  },
);

test("a Word file begins with its signature; a picture and a page of the web are no documents", async () => {
  for (const text of [" PK\u0003\u0004", "<html>", "\u0089PNG"])
    await expect(Array.fromAsync(checkDocument(inPieces(Buffer.from(text), 2)))).rejects.toMatchObject({
      code: "not_a_document",
    });
});
