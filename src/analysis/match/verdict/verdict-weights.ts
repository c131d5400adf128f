import type { VerdictWeights } from "./verdict-features.ts";

// Written by `npm run fit -- --judged folder`; docs/quality.md holds the figures it was chosen by.

export const VERDICT_WEIGHTS: VerdictWeights = {
  some: {
    weights: {
      shown: 0.4392,
      shownFully: 0.0363,
      words: 3.3622,
      wordsInWork: 0.1044,
      named: 1.0579,
      namedInWork: 0,
      namedOften: 0.212,
      near: 0.8,
      degreeLevel: 0.9811,
      degreeSubject: 1.1159,
      years: 0.5056,
      roleTitle: 0.1292,
      roleWork: 2.0827,
      adWork: 1.1386,
      asksDegree: -0.5786,
      asksYears: -0.0063,
      asksPaper: -1.0221,
    },
    constant: -5.704304663145718,
  },
  full: {
    weights: {
      shown: 0.3235,
      shownFully: 0.2056,
      words: 0.9952,
      wordsInWork: 1.1139,
      named: 0,
      namedInWork: 0.2571,
      namedOften: 0.3987,
      near: 0.2494,
      degreeLevel: 1.7211,
      degreeSubject: 1.0024,
      years: 0.7406,
      roleTitle: 0,
      roleWork: 1.8341,
      adWork: 1.5227,
      asksDegree: -0.7694,
      asksYears: -0.6818,
      asksPaper: -0.2533,
    },
    constant: -6.689256308104053,
  },
  thresholds: {
    some: 0.34,
    full: 0.42,
  },
};
