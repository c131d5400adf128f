import { isGeneralTitle, isRankWord } from "#analysis/criteria/list-role-terms.ts";
import { remember } from "#analysis/remember.ts";
import type { Criterion, Vacancy } from "#shared/vacancy.ts";
import { prepareVacancyText, type VacancyText } from "#analysis/extract/find-copied-lines.ts";
import { type Meaning, type Meanings, toLengthOne } from "./meaning/open-meanings.ts";
import { listWords } from "./meaning/split-into-pieces.ts";

export interface PreparedVacancy {
  criteria: { criterion: Criterion; meaning: Meaning }[];
  /** What the title means together with what is asked for. */
  role: Meaning;
  text: VacancyText;
}

/** "Engineer" says less than "civil": measured on the training advertisements (docs/decisions/013). */
const GENERAL_WEIGHT = 0.6;
const TERMS_SHARE = 0.5;
/** A criterion with many wordings must not drown the others. */
const TERMS_OF_EACH = 4;

export function prepareVacancy(vacancy: Vacancy, meanings: Meanings): PreparedVacancy {
  return prepareWith(meanings)(vacancy);
}

const prepareWith = remember((meanings: Meanings) => remember((vacancy: Vacancy) => prepare(vacancy, meanings)));

function prepare(vacancy: Vacancy, meanings: Meanings): PreparedVacancy {
  const criteria = vacancy.criteria.map((criterion) => ({ criterion, meaning: meanings.of(criterion.wording) }));
  const title = meanings.ofWeighed(weighTitle(vacancy.title));
  const terms = meanings.of(vacancy.criteria.flatMap((criterion) => criterion.terms.slice(0, TERMS_OF_EACH)).join(" "));
  const role = toLengthOne(title.map((value, at) => value + TERMS_SHARE * (terms[at] ?? 0)));
  return { criteria, role, text: prepareVacancyText(vacancy.lines) };
}

function weighTitle(title: string) {
  const words = listWords(title).filter((word) => !isRankWord(word));
  return words.map((word) => ({ word, weight: isGeneralTitle(word) ? GENERAL_WEIGHT : 1 }));
}
