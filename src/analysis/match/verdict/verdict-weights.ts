import type { VerdictWeights } from "./verdict-features.ts";

// Written by `npm run fit -- --judged folder`; docs/quality.md holds the figures it was chosen by.

export const VERDICT_WEIGHTS: VerdictWeights = {
  some: {
    weights: {
      shown: 0.4392,
      shownFully: 0.0375,
      words: 3.4054,
      wordsInWork: 0.0288,
      named: 1.0584,
      namedInWork: 0,
      namedOften: 0.212,
      near: 0.79,
      degreeLevel: 0.9792,
      degreeSubject: 1.1133,
      years: 0.5024,
      roleTitle: 0.0856,
      roleWork: 2.0864,
      adWork: 1.2328,
      asksDegree: -0.5799,
      asksYears: -0.006,
      asksPaper: -1.031,
    },
    constant: -5.718684598472498,
  },
  full: {
    weights: {
      shown: 0.3224,
      shownFully: 0.2067,
      words: 1.0317,
      wordsInWork: 1.0233,
      named: 0,
      namedInWork: 0.2438,
      namedOften: 0.4142,
      near: 0.2351,
      degreeLevel: 1.7194,
      degreeSubject: 0.9969,
      years: 0.7353,
      roleTitle: 0,
      roleWork: 1.7813,
      adWork: 1.6464,
      asksDegree: -0.7635,
      asksYears: -0.6785,
      asksPaper: -0.2626,
    },
    constant: -6.691617237477505,
  },
  thresholds: {
    some: 0.42,
    full: 0.42,
  },
};
