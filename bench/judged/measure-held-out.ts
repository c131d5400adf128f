import { blindCv } from "#analysis/blind/blind-cv.ts";
import { draftGiven } from "#analysis/criteria/draft-criteria.ts";
import { extractProfile } from "#analysis/extract/extract-profile.ts";
import { prepareVacancyText } from "#analysis/extract/find-copied-lines.ts";
import { keepOwnWords } from "#analysis/extract/keep-own-words.ts";
import { type CvIndex, indexCv } from "#analysis/match/index-cv.ts";
import { findBounds, capPassages } from "#analysis/match/match-vacancy.ts";
import { prepareVacancy } from "#analysis/match/prepare-vacancy.ts";
import { measureFeatures, measureRole, measureWork, questionOf } from "#analysis/match/verdict/measure-features.ts";
import type { Bounds } from "#analysis/match/verdict/give-verdict.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { openTestModels } from "#tests/support/test-reader.ts";
import { pagesOf } from "../quality/signals.ts";
import type { Example } from "./fit-weights.ts";
import { heldOutScores } from "./held-out.ts";
import type { JudgedVacancy, ReadCv } from "./judgements.ts";

/** "Current" in these CVs means about 2017. */
export const AS_OF = "2017-12-31";
const models = openTestModels();
const indexes = new Map<string, CvIndex>();

function indexOf(id: string, text: string): CvIndex {
  const known = indexes.get(id);
  if (known !== undefined) return known;
  const { pages } = keepOwnWords(pagesOf(text), prepareVacancyText([]));
  const made = indexCv(blindCv(extractProfile(pages, AS_OF)), models);
  indexes.set(id, made);
  return made;
}

/** The vacancy with the reader's own criteria instead of those that the product reads. */
export function asVacancy({ title, ad, criteria }: JudgedVacancy): Vacancy {
  const drafts = criteria.flatMap(({ id, text, importance, years }) =>
    draftGiven({ wording: text, importance, required_years: years }, title).map((draft) =>
      Object.assign(draft, { id }),
    ),
  );
  return { title, criteria: drafts, lines: ad.split("\n"), set_aside: [], formalities: [] };
}

export interface BoundedExample extends Example {
  bounds: Bounds;
}

/** For each CV of the vacancy its features, criterion by criterion, from models that had not seen the vacancy. */
export function measureHeldOut(judged: JudgedVacancy): { cv: ReadCv; rows: BoundedExample[] }[] {
  const vacancy = prepareVacancy(asVacancy(judged), models);
  return judged.cvs.map((cv) => {
    const index = indexOf(cv.id, judged.texts.get(cv.id) ?? "");
    const scores = heldOutScores(judged.name, cv.id, index);
    const context = {
      index,
      copied: new Set<number>(),
      role: measureRole(index, vacancy),
      work: measureWork(index, vacancy),
    };
    const rows = vacancy.criteria.map((prepared, at): BoundedExample => {
      const scored = capPassages(context, prepared, scores[at] ?? []);
      const verdict = cv.found[prepared.criterion.id]?.v ?? 0;
      const bounds = findBounds(context, prepared, scored);
      const features = measureFeatures(index, { prepared, scored, role: context.role });
      return { question: questionOf(prepared), features, bounds, verdict };
    });
    return { cv, rows };
  });
}
