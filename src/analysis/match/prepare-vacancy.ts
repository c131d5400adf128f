import { isGeneralTitle, isRankWord } from "#analysis/criteria/list-role-terms.ts";
import { prepareVacancyText, type VacancyText } from "#analysis/extract/find-copied-lines.ts";
import { memoize } from "#analysis/memoize.ts";
import type { Criterion, Vacancy } from "#shared/vacancies/vacancy.ts";
import type { Meaning } from "./meaning/open-meanings.ts";
import { listWords } from "./meaning/split-into-pieces.ts";
import type { Models } from "./open-models.ts";
import { prepareSearch, type SearchPassages } from "./relevance/search-passages.ts";
import { type AskedDegree, readAskedDegree } from "./verdict/degree-levels.ts";

export interface PreparedCriterion {
  criterion: Criterion;
  meaning: Meaning;
  /** The relevance model's tokens, and how telling each is. */
  tokens: Map<number, number>;
  degree: AskedDegree | undefined;
  /** Titles of posts that leave no doubt. */
  roles: string[];
}

export interface PreparedVacancy {
  criteria: PreparedCriterion[];
  search: SearchPassages;
  title: Meaning;
  /** What the whole advertisement means. It stays the same whatever is changed on the board. */
  ad: Meaning;
  text: VacancyText;
}

/** "Engineer" says less than "civil": measured on the training advertisements (docs/decisions/013). */
const GENERAL_WEIGHT = 0.6;

export function prepareVacancy(vacancy: Vacancy, models: Models): PreparedVacancy {
  return prepareWith(models)(vacancy);
}

const prepareWith = memoize((models: Models) => memoize((vacancy: Vacancy) => prepare(vacancy, models)));

function prepare(vacancy: Vacancy, models: Models): PreparedVacancy {
  const { meanings, relevance } = models;
  return {
    criteria: vacancy.criteria.map((criterion) => prepareCriterion(criterion, models)),
    search: prepareSearch(
      relevance,
      vacancy.criteria.map(({ wording }) => wording),
    ),
    title: meanings.ofWeighed(weighTitle(vacancy.title)),
    ad: meanings.of(vacancy.lines.join(" ")),
    text: prepareVacancyText(vacancy.lines),
  };
}

function prepareCriterion(criterion: Criterion, { meanings, relevance }: Models): PreparedCriterion {
  const { wording } = criterion;
  const tokens = relevance.tokensOf(wording).map((token) => [token, relevance.tellingOf(token)] as const);
  return {
    criterion,
    meaning: meanings.of(wording),
    tokens: new Map(tokens),
    degree: readAskedDegree(wording),
    roles: listRoles(criterion),
  };
}

const AS_A_ROLE = /\bas (?:an? |the )?(?<roles>.+)$/iu;
const BESIDE_A_ROLE = /\b(?:or|and|an?|the|in|similar|equivalent|comparable|role|position|job)\b|[^\p{L}]/giu;

/** "Four years as a backend engineer" asks for a title. "As a manager in a call centre" asks for more than one. */
function listRoles({ kind, wording, terms }: Criterion): string[] {
  if (kind === "role") return terms;
  const asked = AS_A_ROLE.exec(wording.toLowerCase())?.groups?.["roles"] ?? "";
  const roles = terms.filter((term) => term.includes(" ") && asked.includes(term));
  const rest = roles.reduce((text, role) => text.replaceAll(role, " "), asked).replaceAll(BESIDE_A_ROLE, "");
  return rest === "" ? roles : [];
}

function weighTitle(title: string) {
  const words = listWords(title).filter((word) => !isRankWord(word));
  return words.map((word) => ({ word, weight: isGeneralTitle(word) ? GENERAL_WEIGHT : 1 }));
}
