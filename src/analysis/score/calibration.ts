// Written by `npm run fit`; docs/quality.md holds the figures it was chosen by.

/** How much each signal counts, and which weighted sums are how many points. */
export interface Calibration {
  weights: { near: number; broad: number; coverage: number; depth: number };
  /** Nothing found; the middle of unrelated, neighbouring and same professions; the best of the same; and beyond. */
  knots: [sum: number, points: number][];
}

export const CALIBRATION: Calibration = {
  weights: { near: 9.333, broad: 2.646, depth: 4.792, coverage: 0.479 },
  knots: [
    [0.0, 0],
    [2.729, 15],
    [3.782, 40],
    [6.157, 70],
    [9.848, 95],
    [11.694, 100],
  ],
};
