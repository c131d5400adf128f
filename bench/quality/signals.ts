import { blindCv } from "#analysis/blind/blind-cv.ts";
import { buildVacancy } from "#analysis/criteria/build-vacancy.ts";
import { prepareVacancyText } from "#analysis/extract/find-copied-lines.ts";
import { keepOwnWords } from "#analysis/extract/keep-own-words.ts";
import { extractProfile } from "#analysis/extract/extract-profile.ts";
import { indexCv } from "#analysis/match/index-cv.ts";
import { type Evidence, matchVacancy } from "#analysis/match/match-vacancy.ts";
import type { Models } from "#analysis/match/open-models.ts";
import { prepareVacancy } from "#analysis/match/prepare-vacancy.ts";
import { documentFromText } from "#analysis/read/document-from-text.ts";
import { sumScore, type WeighedFinding } from "#shared/screening/score-sum.ts";
import type { Benchmark } from "./corpus.ts";

export const AS_OF = "2025-01-01";

/** `[ad][cv]`: the score that a recruiter sees. */
export function scorePairs({ cvs, ads }: Benchmark, models: Models): number[][] {
  // Without an advertisement to compare with: the product takes its lines out of the CV first, which would read every CV anew for
  // each pair; a few dozen of these 53,000 pairs repeat lines of one.
  const nothing = prepareVacancyText([]);
  const indexes = cvs.map(({ text }) => {
    const { pages } = keepOwnWords(pagesOf(text), nothing);
    return indexCv(blindCv(extractProfile(pages, AS_OF)), models);
  });
  return ads.map(({ text }) => {
    const vacancy = prepareVacancy(buildVacancy(pagesOf(text)), models);
    return indexes.map((index) => sumScore(matchVacancy(index, vacancy).map((match) => asRow(match))).score);
  });
}

function asRow({ criterion: { id, importance, weight }, level, credit }: Evidence): WeighedFinding {
  return { id, importance, weight, level, credit };
}

export function pagesOf(text: string) {
  const document = documentFromText(text);
  if (document.kind !== "text") throw new Error(document.reason);
  return document.pages;
}
