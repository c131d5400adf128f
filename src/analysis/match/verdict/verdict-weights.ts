import type { VerdictWeights } from "./verdict-features.ts";

// Written by `npm run fit -- --judged folder`; docs/quality.md holds the figures it was chosen by.

export const VERDICT_WEIGHTS: VerdictWeights = {
  some: {
    weights: {
      shown: 0.4384,
      shownFully: 0.0382,
      words: 3.3202,
      wordsInWork: 0.104,
      named: 1.0593,
      namedInWork: 0,
      namedOften: 0.2096,
      near: 0.839,
      degreeLevel: 0.9762,
      degreeSubject: 1.1189,
      years: 0.5174,
      roleTitle: 0.0574,
      roleWork: 2.1109,
      adWork: 1.2312,
      asksDegree: -0.5879,
      asksYears: -0.2347,
      asksPaper: -1.0408,
    },
    constant: -5.730440360985846,
  },
  full: {
    weights: {
      shown: 0.3259,
      shownFully: 0.2062,
      words: 0.9752,
      wordsInWork: 1.0325,
      named: 0,
      namedInWork: 0.2016,
      namedOften: 0.4503,
      near: 0.3078,
      degreeLevel: 1.7206,
      degreeSubject: 0.9977,
      years: 1.1946,
      roleTitle: 0,
      roleWork: 1.7989,
      adWork: 1.6611,
      asksDegree: -0.7732,
      asksYears: -1.2314,
      asksPaper: -0.275,
    },
    constant: -6.752244358928239,
  },
  thresholds: {
    some: 0.42,
    full: 0.42,
  },
};
