import { blindCv } from "#analysis/blind/blind-cv.ts";
import { buildVacancy } from "#analysis/criteria/build-vacancy.ts";
import { prepareVacancyText } from "#analysis/extract/find-copied-lines.ts";
import { keepOwnWords } from "#analysis/extract/keep-own-words.ts";
import { extractProfile } from "#analysis/extract/extract-profile.ts";
import { indexCv } from "#analysis/match/index-cv.ts";
import { matchVacancy } from "#analysis/match/match-vacancy.ts";
import type { Meanings } from "#analysis/match/meaning/open-meanings.ts";
import { prepareVacancy } from "#analysis/match/prepare-vacancy.ts";
import { documentFromText } from "#analysis/read/document-from-text.ts";
import { asJudged, type Judged, type RoleNearness } from "#analysis/score/weigh-evidence.ts";
import type { Benchmark } from "./corpus.ts";

export const AS_OF = "2025-01-01";

/** All that the engine finds in one CV for one advertisement, before it is weighed. */
export interface Signals {
  role: RoleNearness;
  judged: Judged[];
}

/** `[ad][cv]` */
export function measureSignals({ cvs, ads }: Benchmark, meanings: Meanings): Signals[][] {
  // Without an advertisement to compare with: the product takes its lines out of the CV first, which would read every CV anew for
  // each pair; a few dozen of these 53,000 pairs repeat lines of one.
  const nothing = prepareVacancyText([]);
  const indexes = cvs.map(({ text }) => {
    const { pages } = keepOwnWords(pagesOf(text), nothing);
    return indexCv(blindCv(extractProfile(pages, AS_OF)), meanings);
  });
  return ads.map(({ text }) => {
    const vacancy = prepareVacancy(buildVacancy(pagesOf(text)), meanings);
    return indexes.map((index) => {
      const { matches, role } = matchVacancy(index, vacancy);
      return { role, judged: matches.map((match) => asJudged(match)) };
    });
  });
}

export function pagesOf(text: string) {
  const document = documentFromText(text);
  if (document.kind !== "text") throw new Error(document.reason);
  return document.pages;
}
