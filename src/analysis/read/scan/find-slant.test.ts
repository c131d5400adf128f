import { expect, test } from "vitest";
import { inventedCvs } from "#tests/support/invented-cvs.ts";
import { drawPages, scanPdf } from "#tests/support/scan-writer.ts";
import { findSlant } from "./find-slant.ts";
import { turnPicture } from "./turn-picture.ts";

const [cv] = inventedCvs(1);

function scan(degrees: number) {
  const [picture] = drawPages(scanPdf(cv?.bytes ?? new Uint8Array(), { degrees }));
  if (picture === undefined) throw new Error("nothing was drawn");
  return picture;
}

test("the slant of a scanned page is found, whichever way it lies", () => {
  expect(findSlant(scan(0))).toBeCloseTo(0, 0);
  expect(findSlant(scan(3))).toBeCloseTo(-3, 0);
  expect(findSlant(scan(-7.5))).toBeCloseTo(7.5, 0);
  expect(findSlant(scan(94))).toBeCloseTo(-4, 0);
});

test("a blank picture does not slant", () => {
  expect(findSlant({ width: 400, height: 400, pixels: new Uint8Array(160_000), dpi: 200 })).toBe(0);
});

test("a box on a turned picture is found again on the picture before the turn", () => {
  const picture = { width: 300, height: 200, pixels: new Uint8Array(60_000).fill(255), dpi: 72 };
  const dark = { x: 40, y: 30, width: 20, height: 10 };
  for (let y = dark.y; y < dark.y + dark.height; y += 1)
    picture.pixels.fill(0, y * 300 + dark.x, y * 300 + dark.x + dark.width);
  for (const degrees of [90, 180, 270, 0]) {
    const { picture: turned, turnBack } = turnPicture(picture, degrees);
    expect(turned.width).toBe(degrees % 180 === 0 ? 300 : 200);
    const found = darkBox(turned);
    const before = turnBack(found);
    expect(before.x).toBeCloseTo(dark.x, 0);
    expect(before.y).toBeCloseTo(dark.y, 0);
    expect(before.width).toBeCloseTo(dark.width, 0);
    expect(before.height).toBeCloseTo(dark.height, 0);
  }
});

function darkBox({ width, pixels }: { width: number; pixels: Uint8Array }) {
  const inked = [...pixels.keys()].filter((at) => (pixels[at] ?? 255) < 128);
  const [xs, ys] = [inked.map((at) => at % width), inked.map((at) => Math.floor(at / width))];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}
