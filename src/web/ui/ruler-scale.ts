import type { Tone } from "./tone.ts";

export interface RulerTick {
  at: number;
  label: string;
  tone: Tone;
}

const POINTS_PER_BUCKET = 5;
const BUCKETS = 100 / POINTS_PER_BUCKET;

/** The lowest value of a bucket. */
export function bucketOf(index: number) {
  return index * POINTS_PER_BUCKET;
}

/** 100 belongs to the last bucket, which is therefore one point wider than the others. */
export function bucketsOf<Item extends { value: number }>(items: readonly Item[]): Item[][] {
  const buckets: Item[][] = Array.from({ length: BUCKETS }, () => []);
  for (const item of items) {
    const index = Math.min(BUCKETS - 1, Math.max(0, Math.floor(item.value / POINTS_PER_BUCKET)));
    buckets[index]?.push(item);
  }
  return buckets;
}

const FULL_STEP_PX = 22;
const LEAST_STEP_PX = 9;
const MOST_ACROSS = 4;

/** A high pile is first pressed together, then made broader: a sheet should stay a sheet with 250 of them. */
export function packing(tallest: number, roomPx: number) {
  const across = Math.min(MOST_ACROSS, Math.max(1, Math.ceil((tallest * LEAST_STEP_PX) / roomPx)));
  return { across, stepPx: Math.min(FULL_STEP_PX, roomPx / Math.ceil(tallest / across)) };
}

export function toneAt(value: number, ticks: readonly RulerTick[]): Tone {
  return ticks.findLast((tick) => value >= tick.at)?.tone ?? "low";
}
