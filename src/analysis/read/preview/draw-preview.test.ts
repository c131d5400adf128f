import { expect, test } from "vitest";
import { quoteAt } from "#analysis/read/page.ts";
import { writePlainDocx } from "#tests/support/docx-writer.ts";
import { drawnPage, pdfStream } from "#tests/support/pdf-objects.ts";
import { writePdf } from "#tests/support/pdf-writer.ts";
import { readPng } from "#tests/support/read-png.ts";
import { openTestReader, readText } from "#tests/support/test-reader.ts";

const reader = await openTestReader();
const WIDTH = 595;

async function draw(bytes: Uint8Array, page: number, width = WIDTH) {
  const preview = await reader.draw(bytes, page, width);
  if (preview.kind !== "picture") throw new Error(preview.kind);
  return readPng(preview.png);
}

const sentence = "Grows tomatoes in the greenhouse of the town";
const files = {
  PDF: writePdf([
    [
      { text: "Alva Ashgrove", size: 20 },
      { text: sentence, x: 200, y: 400 },
    ],
  ]),
  "Word file": writePlainDocx([{ text: "Alva Ashgrove", size: 20 }, { text: sentence }]),
};

test.each(Object.entries(files))("a quote from a %s stands in the picture where its boxes are", async (_, bytes) => {
  const document = await readText(reader, bytes);
  const text = document.pages[0]?.text ?? "";
  const start = text.indexOf("greenhouse");
  const [box] = quoteAt(document.pages, { page: 1, start, end: start + "greenhouse".length }).boxes;
  if (box === undefined) throw new Error("the quote has no box");
  const picture = await draw(bytes, 1);
  expect(picture.darkest(box.x, box.y, box.x + box.width, box.y + box.height)).toBeLessThan(100);
  expect(picture.darkest(box.x, box.y + 3 * box.height, box.x + box.width, box.y + 5 * box.height)).toBe(255);
});

test("a picture is as wide as asked for and keeps the page's shape", async () => {
  expect(await draw(files.PDF, 1, 1190)).toMatchObject({ width: 1190, height: 1684 });
});

test("a page that is not there, a file that is none", async () => {
  expect(await reader.draw(files.PDF, 2, WIDTH)).toEqual({ kind: "no_such_page" });
  expect(await reader.draw(new Uint8Array(9), 1, WIDTH)).toEqual({ kind: "unreadable", reason: "not_a_document" });
});

test("the plain form of a page shows its text in its places, and nothing that was hidden or drawn", async () => {
  const bytes = drawnPage(
    pdfStream(
      "0 0 1 rg 100 100 300 50 re f 0 g BT /F1 12 Tf 200 442 Td (Grows tomatoes) Tj ET 3 Tr BT /F1 12 Tf 200 300 Td (Unpainted) Tj ET",
    ),
  );
  const preview = await reader.drawPlain(bytes, 1, WIDTH);
  if (preview.kind !== "picture") throw new Error(preview.kind);
  const picture = readPng(preview.png);
  expect(picture).toMatchObject({ width: 595, height: 842 });
  expect(picture.darkest(200, 385, 290, 405)).toBeLessThan(100);
  expect(picture.darkest(100, 680, 400, 760)).toBe(255);
  expect(picture.darkest(200, 520, 300, 560)).toBe(255);
  expect(await reader.drawPlain(bytes, 2, WIDTH)).toEqual({ kind: "no_such_page" });
});
