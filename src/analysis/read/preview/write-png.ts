import { zlibSync } from "fflate";
import { crc32 } from "#analysis/read/crc32.ts";

/** Red, green, blue, unused; row after row. */
export interface ColourPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const TRUE_COLOUR = [8, 2, 0, 0, 0];
/** Each byte as its difference to the one above: a page is mostly white below white. */
const UP = 2;
const QUICK = 2;

export function writePng(picture: ColourPicture): Uint8Array {
  const header = [...fourBytes(picture.width), ...fourBytes(picture.height), ...TRUE_COLOUR];
  const data = zlibSync(filterRows(picture), { level: QUICK });
  return joinBytes([
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", Uint8Array.from(header)),
    chunk("IDAT", data),
    chunk("IEND", new Uint8Array()),
  ]);
}

function filterRows({ width, height, pixels }: ColourPicture): Uint8Array {
  const row = 1 + width * 3;
  const rows = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    rows[y * row] = UP;
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const above = from - width * 4;
      const to = y * row + 1 + x * 3;
      rows[to] = (pixels[from] ?? 0) - (pixels[above] ?? 0);
      rows[to + 1] = (pixels[from + 1] ?? 0) - (pixels[above + 1] ?? 0);
      rows[to + 2] = (pixels[from + 2] ?? 0) - (pixels[above + 2] ?? 0);
    }
  }
  return rows;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([Uint8Array.from(type, (letter) => letter.charCodeAt(0)), data]);
  return joinBytes([fourBytes(data.length), body, fourBytes(crc32(body))]);
}

const fourBytes = (value: number): Uint8Array => Uint8Array.from([24, 16, 8, 0], (shift) => value >>> shift);

function joinBytes(parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
