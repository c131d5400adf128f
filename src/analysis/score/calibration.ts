// Written by `npm run fit`; docs/quality.md holds the figures it was chosen by.

/** How much each signal counts, and which weighted sums are how many points. */
export interface Calibration {
  weights: { near: number; broad: number; likeness: number; coverage: number; depth: number };
  /** Nothing found; the middle of unrelated, neighbouring and same professions; the best of the same; and beyond. */
  knots: [sum: number, points: number][];
}

export const CALIBRATION: Calibration = {
  weights: { near: 5.869, broad: 3.395, likeness: 6.574, depth: 4.402, coverage: 0.44 },
  knots: [
    [0.0, 0],
    [4.006, 15],
    [5.073, 40],
    [7.342, 70],
    [11.328, 95],
    [13.321, 100],
  ],
};
