// Written by `npm run fit`; docs/quality.md holds the figures it was chosen by.

/** How much each signal counts, and which weighted sums are how many points. */
export interface Calibration {
  weights: { near: number; broad: number; coverage: number; depth: number };
  /** Nothing found; the middle of unrelated, neighbouring and same professions; the best of the same; and beyond. */
  knots: [sum: number, points: number][];
}

export const CALIBRATION: Calibration = {
  weights: { near: 7.584, broad: 3.552, depth: 1.67, coverage: 0.167 },
  knots: [
    [0.0, 0],
    [2.443, 15],
    [3.42, 40],
    [6.321, 70],
    [10.287, 95],
    [12.27, 100],
  ],
};
