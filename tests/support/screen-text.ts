import { analyseDocument } from "#analysis/analyse.ts";
import { buildVacancy } from "#analysis/criteria/build-vacancy.ts";
import type { CvAnalysis } from "#shared/screening/cv-analysis.ts";
import type { Level } from "#shared/screening/evidence.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { textDocument } from "./invented-documents.ts";
import { openTestModels } from "./test-reader.ts";

const models = openTestModels();

export function readAd(text: string): Vacancy {
  return buildVacancy(textDocument(text).pages);
}

/** "Present" in the invented CVs. */
const AS_OF = "2017-12-31";

/** The whole path that a CV of plain text takes, from its characters to its score. */
export function screenText(vacancy: Vacancy, cv: string): CvAnalysis {
  return analyseDocument(textDocument(cv), { vacancy, models, asOf: AS_OF, onStage: () => undefined });
}

/** What was found for the row whose wording holds these words. */
export function levelOf(vacancy: Vacancy, { findings }: CvAnalysis, words: string): Level | undefined {
  const row = vacancy.criteria.find(({ wording }) => wording.includes(words));
  return findings.find(({ criterion_id: id }) => id === row?.id)?.level;
}
