// Written by `npm run fit`; docs/quality.md holds the figures it was chosen by.

/** How much each signal counts, and which weighted sums are how many points. */
export interface Calibration {
  weights: { near: number; broad: number; coverage: number; depth: number };
  /** Nothing found; the middle of unrelated, neighbouring and same professions; the best of the same; and beyond. */
  knots: [sum: number, points: number][];
}

export const CALIBRATION: Calibration = {
  weights: { near: 9.336, broad: 2.643, depth: 2.396, coverage: 0.24 },
  knots: [
    [0.0, 0],
    [2.795, 15],
    [3.869, 40],
    [6.313, 70],
    [10.129, 95],
    [12.037, 100],
  ],
};
