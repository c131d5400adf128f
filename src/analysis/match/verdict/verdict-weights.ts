import type { VerdictWeights } from "./verdict-features.ts";

// Written by `npm run fit -- --judged folder`; docs/quality.md holds the figures it was chosen by.

export const VERDICT_WEIGHTS: VerdictWeights = {
  some: {
    weights: {
      shown: 0.5434,
      shownFully: 0.0555,
      words: 3.0905,
      wordsInWork: 0.1563,
      named: 0.993,
      namedInWork: 0,
      namedOften: 0,
      near: 0,
      degreeLevel: 0.5939,
      degreeSubject: 1.2425,
      years: 0.264,
      roleTitle: 0.265,
      roleWork: 2.066,
      adWork: 1.2988,
      asksDegree: -0.5169,
      asksYears: -0.0072,
      asksPaper: -0.9193,
    },
    constant: -5.994342474653248,
  },
  full: {
    weights: {
      shown: 0.2692,
      shownFully: 0.3834,
      words: 1.2997,
      wordsInWork: 0.7923,
      named: 0,
      namedInWork: 0.0854,
      namedOften: 0.2433,
      near: 0,
      degreeLevel: 1.4417,
      degreeSubject: 0.9938,
      years: 1.7812,
      roleTitle: 0,
      roleWork: 1.7384,
      adWork: 1.6783,
      asksDegree: -0.7992,
      asksYears: -1.7079,
      asksPaper: -0.1959,
    },
    constant: -6.929745689035639,
  },
  thresholds: {
    some: 0.38,
    full: 0.42000000000000004,
  },
};
