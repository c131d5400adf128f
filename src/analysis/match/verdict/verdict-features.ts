/** What a verdict is made of, each from 0 upwards; more of it never speaks against a CV. */
export const FEATURES = [
  /** How surely the best passage shows the criterion at all, and fully (log odds, from -6 up). */
  "shown",
  "shownFully",
  /** The share of the criterion's telling words in the best passage, and in the best passage of dated work. */
  "words",
  "wordsInWork",
  /** A known name for what is asked stands in the CV; in dated work; on how many lines. */
  "named",
  "namedInWork",
  "namedOften",
  /** How near the best passage comes in meaning. */
  "near",
  /** A degree of the level that is asked; and in a subject that is asked. */
  "degreeLevel",
  "degreeSubject",
  /** The share of the years asked for that the posts which show it lasted. */
  "years",
  /** How near the titles of dated posts, the work in them and the whole of it come to the advertised role. */
  "roleTitle",
  "roleWork",
  "adWork",
] as const;
export type Feature = (typeof FEATURES)[number];
export type Features = Record<Feature, number>;

/** What kind of thing is asked for. Each is answered by other evidence, so each has weights of its own. */
export const QUESTIONS = ["years", "degree", "paper", "other"] as const;
export type Question = (typeof QUESTIONS)[number];

export interface VerdictModel {
  weights: Features;
  constant: number;
}

/** Whether the criterion is shown at all, and whether fully; and from which probability on each is said. */
export interface QuestionWeights {
  some: VerdictModel;
  full: VerdictModel;
  thresholds: { some: number; full: number };
}

export type VerdictWeights = Record<Question, QuestionWeights>;
