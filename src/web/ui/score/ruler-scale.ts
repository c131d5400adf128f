import type { Tone } from "./tone.ts";

export interface RulerTick {
  at: number;
  label: string;
  tone: Tone;
}

const FULL_STEP_PX = 22;

/** How high a sheet stands: a high pile is pressed together. */
export function stepOf(tallest: number, roomPx: number) {
  return Math.min(FULL_STEP_PX, roomPx / tallest);
}

export function toneAt(value: number, ticks: readonly RulerTick[]): Tone {
  return ticks.findLast((tick) => value >= tick.at)?.tone ?? "low";
}
