import type { GreyPicture } from "#analysis/read/recognition.ts";
import type { Box } from "#shared/screening/evidence.ts";

/** Neighbouring lines reach into a word's box at its rim; its middle is its own. */
const RIM = 0.25;
const POINTS_PER_INCH = 72;

/** The strongest difference between two pictures in the middle of a box, and how light the second is there. */
export function comparePictures(box: Box, shown: GreyPicture, bare: GreyPicture): { ink: number; ground: number } {
  const scale = shown.dpi / POINTS_PER_INCH;
  const rim = Math.min(box.width, box.height) * RIM;
  const [left, right] = clamp(box.x * scale, (box.x + box.width) * scale, shown.width);
  const [top, bottom] = clamp((box.y + rim) * scale, (box.y + box.height - rim) * scale, shown.height);
  let [ink, sum] = [0, 0];
  for (let row = top; row < bottom; row += 1) {
    for (let at = row * shown.width + left; at < row * shown.width + right; at += 1) {
      const ground = bare.pixels[at] ?? 0;
      ink = Math.max(ink, Math.abs((shown.pixels[at] ?? 0) - ground));
      sum += ground;
    }
  }
  return { ink, ground: sum / ((right - left) * (bottom - top)) };
}

/** At least one pixel, all inside the picture. */
function clamp(from: number, to: number, size: number): [number, number] {
  const start = Math.min(Math.max(0, Math.floor(from)), size - 1);
  return [start, Math.min(Math.max(start + 1, Math.ceil(to)), size)];
}
