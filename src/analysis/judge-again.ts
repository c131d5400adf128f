import type { Finding } from "#shared/screening/evidence.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { ENGINE_VERSION } from "#shared/screening/engine-version.ts";
import { quotablePages } from "./keep-cv.ts";
import { indexCv } from "./match/index-cv.ts";
import { locateMatch } from "./match/locate-match.ts";
import { matchVacancy } from "./match/match-vacancy.ts";
import type { Models } from "./match/open-models.ts";
import { prepareVacancy } from "./match/prepare-vacancy.ts";
import { type FoundBefore, weighAgain } from "./weigh-again.ts";

export interface JudgedBefore extends FoundBefore {
  /** The engine that judged the CV; what another one finds says so. */
  engine: string | null;
}

export interface ChangedBoard {
  /** With all criteria, in their new order. */
  vacancy: Vacancy;
  /** The same advertisement with only those criteria that something has to be found for. */
  added: Vacancy;
}

/** Criteria that were added are matched, the others keep what was found for them. */
export function judgeAgain({ vacancy, added }: ChangedBoard, cv: JudgedBefore, models: Models) {
  return weighAgain(vacancy, cv, added.criteria.length === 0 ? [] : findAdded(added, cv, models));
}

function findAdded(added: Vacancy, { kept, engine }: JudgedBefore, models: Models): Finding[] {
  const index = indexCv({ ...kept, removed: [] }, models);
  const pages = quotablePages(kept);
  const own = engine === ENGINE_VERSION ? {} : { engine: ENGINE_VERSION };
  return matchVacancy(index, prepareVacancy(added, models)).map((match) =>
    Object.assign(locateMatch(pages, match), own),
  );
}
