import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { GreyPicture, RecognisedWord } from "#analysis/read/recognition.ts";
import { type PdfLine, writePdf } from "#tests/support/pdf-writer.ts";
import { drawPages, scanPdf, steadyRandom } from "#tests/support/scan-writer.ts";
import { openTestRecognition } from "#tests/support/test-reader.ts";
import { wordF1 } from "#tests/support/word-f1.ts";

const { recognise } = await openTestRecognition();

const CV: PdfLine[] = [
  { text: "Alva Ashgrove", size: 22, bold: true },
  { text: "07700 900123 | 12 Mill Lane, Arborough" },
  { text: "Work Experience", size: 14, bold: true },
  { text: "Backend Engineer, Driftwood & Sons", bold: true },
  { text: "March 2019 – Present" },
  { text: "• Built booking services in C++ and Python for 40 venues" },
  { text: "• Halved the nightly report time (by 55%) with PostgreSQL" },
  { text: "Education", size: 14, bold: true },
  { text: "BSc Computer Science, University of Fernleigh, 2015" },
];

function readScan(lines: PdfLine[], options = {}): RecognisedWord[] {
  return drawPages(scanPdf(writePdf([lines]), options)).flatMap((picture) => recognise(picture));
}

function linesOf(words: RecognisedWord[]): string[] {
  const lines = new Map<number, string[]>();
  for (const { text, line } of words) lines.set(line, [...(lines.get(line) ?? []), text]);
  return [...lines.values()].map((line) => line.join(" "));
}

test("a scanned CV is read line for line, with its bullets and the dash between two dates", () => {
  expect(linesOf(readScan(CV))).toEqual(CV.map((line) => line.text));
});

test("a slanting scan and one on grainy paper lose next to nothing", () => {
  for (const options of [{ degrees: -9 }, { noise: 120 }]) {
    const found = readScan(CV, options).map((word) => word.text);
    expect(wordF1(CV.map((line) => line.text).join(" "), found.join(" "))).toBeGreaterThan(0.95);
  }
});

test("a page that was fed upside down and askew is read, and its words are boxed where they stand", () => {
  const words = readScan(CV, { degrees: 176 });
  expect(words.map((word) => word.text)).toContain("Fernleigh,");
  const name = words.find((word) => word.text === "Ashgrove");
  // The name stands at the top left of the page and so at the bottom right of the scan.
  expect(name?.box.x).toBeGreaterThan(380);
  expect(name?.box.y).toBeGreaterThan(740);
  expect(name?.confidence).toBeGreaterThan(0.8);
});

test("one column is read after the other", () => {
  const left = "Skills,Python,Django,Docker,Kafka,Reading,Writing,Numbers".split(",");
  const right = CV.map((line) => line.text).slice(1);
  const column = left.map((text, row) => ({ text, x: 40, y: 100 + row * 16 }));
  const words = readScan([...column, ...right.map((text, row) => ({ text, x: 200, y: 100 + row * 16 }))]);
  expect(linesOf(words)).toEqual([...left, ...right]);
});

test("white letters on a dark ground are letters too", () => {
  const [picture] = drawPages(writePdf([CV]));
  if (picture === undefined) throw new Error("nothing was drawn");
  const words = recognise({ ...picture, pixels: picture.pixels.map((pixel) => 255 - pixel * 0.8) });
  expect(words.map((word) => word.text)).toContain("PostgreSQL");
});

test("nothing is read into scribbles", () => {
  expect(recognise(scribble())).toEqual([]);
});

test("no picture makes it fail, and the same picture always gives the same words", () => {
  const side = fc.integer({ min: 0, max: 60 });
  const grain = fc.uint8Array({ minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(side, side, grain, (width, height, bytes) => {
      const pixels = Uint8Array.from({ length: width * height }, (_, at) => bytes[at % bytes.length] ?? 0);
      const picture = { width, height, pixels, dpi: 200 };
      expect(recognise(picture)).toEqual(recognise(picture));
    }),
    { numRuns: 40 },
  );
});

/** Rows of short wandering strokes, of which Tesseract alone makes some twenty words. */
function scribble(): GreyPicture {
  const picture = { width: 800, height: 600, pixels: new Uint8Array(480_000).fill(255), dpi: 200 };
  const random = steadyRandom();
  for (let stroke = 0; stroke < 320; stroke += 1) {
    let x = 60 + (stroke % 40) * 17 + random() * 5;
    let y = 60 + Math.floor(stroke / 40) * 60 + random() * 20;
    let angle = random() * 2 * Math.PI;
    for (let step = 0; step < 60; step += 1) {
      angle += (random() - 0.5) * 1.2;
      x += Math.cos(angle) * 0.8;
      y += Math.sin(angle) * 0.8;
      for (const row of [0, 1, 2])
        picture.pixels.fill(
          0,
          Math.floor(y + row) * 800 + Math.floor(x),
          Math.floor(y + row) * 800 + Math.floor(x) + 3,
        );
    }
  }
  return picture;
}
