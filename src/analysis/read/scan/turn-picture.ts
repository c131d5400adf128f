import type { GreyPicture } from "#analysis/read/recognition.ts";
import type { Box } from "#shared/screening/evidence.ts";

const WHITE = 255;

export interface TurnedPicture {
  picture: GreyPicture;
  /** Where a box of the turned picture lay before, in pixels. */
  turnBack: (box: Box) => Box;
}

/** Clockwise about the middle. The picture grows, so that no corner is cut. */
export function turnPicture(picture: GreyPicture, degrees: number): TurnedPicture {
  if (degrees === 0) return { picture, turnBack: (box) => box };
  const { width, height, dpi } = picture;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const across = Math.round(Math.abs(width * cos) + Math.abs(height * sin));
  const down = Math.round(Math.abs(width * sin) + Math.abs(height * cos));
  const before = (x: number, y: number) => {
    const [fromMiddle, belowMiddle] = [x - across / 2, y - down / 2];
    return {
      x: width / 2 + fromMiddle * cos + belowMiddle * sin,
      y: height / 2 - fromMiddle * sin + belowMiddle * cos,
    };
  };
  const pixels = new Uint8Array(across * down);
  for (let y = 0, at = 0; y < down; y += 1) {
    // Along a row the place before the turn moves in a straight line.
    let { x: fromX, y: fromY } = before(0.5, y + 0.5);
    for (let x = 0; x < across; x += 1, at += 1) {
      pixels[at] = blend(picture, fromX - 0.5, fromY - 0.5);
      fromX += cos;
      fromY -= sin;
    }
  }
  return { picture: { width: across, height: down, pixels, dpi }, turnBack: (box) => around(box, before) };
}

/** The four pixels around a place, each the more the nearer it is. */
function blend({ width, height, pixels }: GreyPicture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return WHITE;
  const [right, below, at] = [x - left, y - top, top * width + left];
  const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
  const lower = (pixels[at + width] ?? 0) * (1 - right) + (pixels[at + width + 1] ?? 0) * right;
  return upper * (1 - below) + lower * below;
}

function around({ x, y, width, height }: Box, before: (x: number, y: number) => { x: number; y: number }): Box {
  const corners = [before(x, y), before(x + width, y), before(x, y + height), before(x + width, y + height)];
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
