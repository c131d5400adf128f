import { inflateSync } from "node:zlib";

export interface Png {
  width: number;
  height: number;
  /** How dark the darkest spot of an area is: 0 for black, 255 for white. */
  darkest(left: number, top: number, right: number, bottom: number): number;
}

const HEADER_BYTES = 33;
const UP = 2;

/** Reads the pictures that `writePng` makes: true colour, one piece of data, each row as its difference to the one above. */
export function readPng(bytes: Uint8Array): Png {
  const file = Buffer.from(bytes);
  if (file.toString("latin1", 1, 4) !== "PNG") throw new Error("not a PNG");
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const length = file.readUInt32BE(HEADER_BYTES);
  const rows = inflateSync(file.subarray(HEADER_BYTES + 8, HEADER_BYTES + 8 + length));
  const pixels = unfilter(rows, width, height);
  return {
    width,
    height,
    darkest(left, top, right, bottom) {
      let found = 255;
      for (let y = Math.floor(top); y < bottom; y += 1) {
        for (let x = Math.floor(left); x < right; x += 1) found = Math.min(found, pixels[(y * width + x) * 3] ?? 255);
      }
      return found;
    },
  };
}

function unfilter(rows: Buffer, width: number, height: number): Uint8Array {
  const [stride, pixels] = [width * 3, new Uint8Array(width * height * 3)];
  for (let y = 0; y < height; y += 1) {
    if (rows[y * (stride + 1)] !== UP) throw new Error("an unexpected filter");
    for (let at = 0; at < stride; at += 1) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * stride + at] ?? 0);
      pixels[y * stride + at] = (rows[y * (stride + 1) + 1 + at] ?? 0) + above;
    }
  }
  return pixels;
}
