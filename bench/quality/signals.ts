import { blindCv } from "#analysis/blind/blind-cv.ts";
import { buildVacancy } from "#analysis/criteria/build-vacancy.ts";
import { prepareVacancyText } from "#analysis/extract/find-copied-lines.ts";
import { keepOwnWords } from "#analysis/extract/keep-own-words.ts";
import { extractProfile } from "#analysis/extract/extract-profile.ts";
import { indexCv } from "#analysis/match/index-cv.ts";
import { type MatchedCv, matchVacancy } from "#analysis/match/match-vacancy.ts";
import type { Meanings } from "#analysis/match/meaning/open-meanings.ts";
import { prepareVacancy } from "#analysis/match/prepare-vacancy.ts";
import { documentFromText } from "#analysis/read/document-from-text.ts";
import type { Judged, RoleNearness } from "#analysis/score/weigh-evidence.ts";
import type { Benchmark } from "./corpus.ts";

export const AS_OF = "2025-01-01";

/** All that the engine finds in one CV for one advertisement, before it is weighed. */
export interface Signals {
  role: RoleNearness;
  judged: Judged[];
}

/** `[ad][cv]` */
export function measureSignals({ cvs, ads }: Benchmark, meanings: Meanings): Signals[][] {
  // Without an advertisement to compare with: taking it out for each pair would read every CV anew, and honest CVs hold none.
  const nothing = prepareVacancyText([]);
  const indexes = cvs.map(({ text }) => {
    const { pages } = keepOwnWords(pagesOf(text), nothing);
    return indexCv(blindCv(extractProfile(pages, AS_OF)), meanings);
  });
  return ads.map(({ text }) => {
    const vacancy = prepareVacancy(buildVacancy(pagesOf(text)), meanings);
    return indexes.map((index) => asSignals(matchVacancy(index, vacancy)));
  });
}

function asSignals({ matches, role }: MatchedCv): Signals {
  const judged = matches.map(({ level, mentions, criterion: { importance, weight } }) => {
    return { level, mentions, importance, weight };
  });
  return { role, judged };
}

export function pagesOf(text: string) {
  const document = documentFromText(text);
  if (document.kind !== "text") throw new Error(document.reason);
  return document.pages;
}
