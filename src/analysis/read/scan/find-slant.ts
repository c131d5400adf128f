import type { GreyPicture } from "#analysis/read/recognition.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** An A4 page at 50 dpi: enough to tell its lines apart. */
const LOOK_PIXELS = 250_000;
const MAX_DEGREES = 10;
const ROUGH_STEP = 0.5;
const FINE_STEP = 0.1;
const MIN_CONTRAST = 20;
const EDGE_SHARE = 0.06;

interface Points {
  xs: Int32Array;
  ys: Int32Array;
  width: number;
  height: number;
}

/**
 * By how many degrees the picture has to be turned for its lines to lie level, or upright on a page that lies on its side: then the
 * edges of letters crowd into few rows (or columns) and leave the others empty. Up to 10 degrees.
 */
export function findSlant(picture: GreyPicture): number {
  const factor = Math.round(Math.sqrt((picture.width * picture.height) / LOOK_PIXELS));
  const points = listEdges(shrinkPicture(picture, Math.max(1, factor)));
  const views = [points, onItsSide(points)];
  const rough = bestOf(views, { from: -MAX_DEGREES, to: MAX_DEGREES, step: ROUGH_STEP });
  return bestOf(views, { from: rough - ROUGH_STEP, to: rough + ROUGH_STEP, step: FINE_STEP });
}

function bestOf(views: Points[], range: { from: number; to: number; step: number }): number {
  let best = { degrees: 0, order: 0 };
  for (let { from: degrees } = range; degrees <= range.to; degrees += range.step) {
    const order = Math.max(...views.map((points) => orderOfRows(points, degrees)));
    if (order > best.order) best = { degrees, order };
  }
  return best.degrees;
}

/** Columns become rows; the same turn still sets them straight. */
function onItsSide({ xs, ys, width, height }: Points): Points {
  return { xs: ys.map((y) => -y), ys: xs, width: height, height: width };
}

/** The less evenly the points are spread over the rows, the higher: the information that the rows carry about them. */
function orderOfRows({ xs, ys, width, height }: Points, degrees: number): number {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const counts = new Uint32Array(2 * (width + height));
  for (let index = 0; index < xs.length; index += 1) {
    const row = Math.round((ys[index] ?? 0) * cos + (xs[index] ?? 0) * sin) + width + 1;
    counts[row] = (counts[row] ?? 0) + 1;
  }
  const information = counts.reduce((sum, count) => (count === 0 ? sum : sum + count * Math.log(count)), 0);
  return xs.length === 0 ? 0 : information / xs.length + Math.log(height);
}

/** Where light meets dark the most, whichever of the two the letters are: on a noisy page it does so everywhere a little. */
function listEdges({ width, height, pixels }: GreyPicture): Points {
  const contrasts = pixels.map((pixel, at) => {
    return Math.max(Math.abs(pixel - (pixels[at + 1] ?? pixel)), Math.abs(pixel - (pixels[at + width] ?? pixel)));
  });
  const least = Math.max(MIN_CONTRAST, contrasts.toSorted()[Math.floor(contrasts.length * (1 - EDGE_SHARE))] ?? 0);
  const edges = Int32Array.from([...contrasts.keys()].filter((at) => (contrasts[at] ?? 0) >= least));
  return { xs: edges.map((at) => at % width), ys: edges.map((at) => Math.floor(at / width)), width, height };
}
