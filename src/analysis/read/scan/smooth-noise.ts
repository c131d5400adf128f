import type { GreyPicture } from "#analysis/read/recognition.ts";

/** Out of 255. Half of all neighbours on a clean scan differ by 0 or 1, on strong noise by more than 15. */
const QUIET = 4;
const MAX_ROUNDS = 3;
const EVERY = 7;

/** The paper has a grain: a photocopy, a fax, a photograph. */
export function isNoisy({ pixels }: GreyPicture): boolean {
  return noiseOf(pixels) > QUIET;
}

/** Only as often as it takes: what is sharp is read better as it is. */
export function smoothNoise(picture: GreyPicture): GreyPicture {
  let { pixels } = picture;
  for (let round = 0; round < MAX_ROUNDS && noiseOf(pixels) > QUIET; round += 1) {
    pixels = blur(blur(pixels, 1), picture.width);
  }
  return { ...picture, pixels };
}

/** The median difference of neighbours: most of a page is paper, so that letters do not count. */
function noiseOf(pixels: Uint8Array): number {
  const differences = Uint8Array.from({ length: Math.floor(pixels.length / EVERY) }, (_, index) =>
    Math.abs((pixels[index * EVERY] ?? 0) - (pixels[index * EVERY + 1] ?? 0)),
  );
  return differences.toSorted()[differences.length >> 1] ?? 0;
}

function blur(pixels: Uint8Array, step: number): Uint8Array {
  const blurred = Uint8Array.from(pixels);
  for (let at = step; at < pixels.length - step; at += 1) {
    blurred[at] = ((pixels[at - step] ?? 0) + 2 * (pixels[at] ?? 0) + (pixels[at + step] ?? 0)) >> 2;
  }
  return blurred;
}
