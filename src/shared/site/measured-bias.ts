/** Prints every figure below; docs/quality.md says the same. */
export const BIAS_COMMAND = "npm run bench:quality -- --corpus folder --every 1 --score-every 20";

export const MEASURED_CVS = 763;

/** One CV as sent by people who differ in one detail: pairs compared, and in how many the score was another (engine local-11). */
export const IDENTITY_SWAPS = [
  { swapped: "Name", pairs: 10_682, changed: 0 },
  { swapped: "Pronouns", pairs: 3052, changed: 0 },
  { swapped: "Gender, honorific", pairs: 763, changed: 0 },
  { swapped: "Address", pairs: 3052, changed: 0 },
  { swapped: "Nationality", pairs: 3815, changed: 0 },
  { swapped: "Birth date, age", pairs: 1526, changed: 0 },
  { swapped: "Year of graduation", pairs: 1526, changed: 0 },
  { swapped: "Photo", pairs: 3052, changed: 0 },
  { swapped: "Mother tongue", pairs: 3052, changed: 0 },
  { swapped: "Marital status", pairs: 4578, changed: 0 },
  { swapped: "Disability", pairs: 3815, changed: 0 },
] as const;

export const SWAPPED_PAIRS = IDENTITY_SWAPS.reduce((sum, { pairs }) => sum + pairs, 0);
export const CHANGED_SCORES = IDENTITY_SWAPS.reduce((sum: number, { changed }) => sum + changed, 0);
/** Pairs in which judging saw a different word, though no score moved by it. */
export const DIFFERENT_WORDS = 2;
/** Where judging sees the same words the score is the same; these pairs, those with a different word among them, were scored all the same. */
export const SCORED_PAIRS = 1951;

/** Instructions and pasted advertisements put into CVs to raise their score. */
export const TALKED_UP = { attempts: 16_023, mostPoints: 1 } as const;
