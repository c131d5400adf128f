import { findDateRange } from "#analysis/extract/read-date-range.ts";
import { findHeadingKind, findTrailingHeading } from "#analysis/extract/section-headings.ts";
import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";
import type { QuestionKind, VacancyQuestion } from "#shared/vacancies/board.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { nameForeignLanguage } from "./name-language.ts";

/** What advertisements say and other texts rarely say together. */
const SIGNS: readonly RegExp[] = [
  /\byours?\b|\byou\b/iu,
  /\b(?:we|our|us)\b/iu,
  /\b(?:candidates?|applicants?|person specification)\b/iu,
  /\b(?:required|requirements?|essential|desirable|preferred|must)\b/iu,
  /\b(?:role|position|vacancy|post|job)\b/iu,
  /\b(?:salary|pay|benefits|pension|holiday|full[- ]time|part[- ]time|permanent|contract|per (?:hour|annum|year))\b/iu,
  /\b(?:experience|skills?|knowledge|ability)\b/iu,
  /\b(?:responsib\w*|dut(?:y|ies)|reports? to|reporting to)\b/iu,
  /\b(?:apply|application|closing date|interviews?)\b/iu,
];
/** A text whose title names no post is an advertisement when it says so many of them. */
const ENOUGH_SIGNS = 5;

const COOKING =
  /\b(?:ingredients|preheat|oven|tbsp|tsp|tablespoons?|teaspoons?|cups? of|simmer|stir|whisk|bake|serves \d|chopped|sliced|dough|\d+ ?g(?:rams)?)\b/giu;
const ENOUGH_COOKING = 4;
const AMOUNT = /(?<![\p{L}\p{N}])[\d½¼¾]{1,4} ?(?:g|kg|ml|oz|lb|tsp|tbsp|teaspoons?|tablespoons?|cups?)\b/giu;
const ENOUGH_AMOUNTS = 3;
/** Even the shortest advertisement of a kitchen says who is wanted, and what for. */
const MOST_SIGNS_IN_A_RECIPE = 2;

const ADDRESSES_READER = /\b(?:you|your|yours|we|our|us|candidates?|applicants?)\b/giu;
/** Of the words. Of 177 advertisements none has three sections of a CV, and none that has two dated lines speaks to its reader so little. */
const MOST_IN_A_CV = { withSections: 0.03, withPosts: 0.015 };
const CV_SECTIONS = 3;
const CV_POSTS = 2;
const NAMED_ROWS = 3;

/** The text as it was read and what was made of it. */
interface Asked {
  lines: readonly string[];
  text: string;
  vacancy: Vacancy;
}

const RULES: { kind: QuestionKind; holds: (asked: Asked) => boolean; ask: (asked: Asked) => string }[] = [
  {
    kind: "other_language",
    holds: ({ text }) => nameForeignLanguage(text) !== undefined,
    ask: ({ text }) =>
      `It seems to be written in ${nameForeignLanguage(text) ?? "another language"}. Job descriptions and CVs are read in English only, so most of what it asks for would be missed.`,
  },
  {
    kind: "cv",
    holds: isCv,
    ask: () =>
      "This looks like a CV: it has the sections and dated posts of one, and asks nothing of anybody. Were the two files mixed up?",
  },
  {
    kind: "recipe",
    holds: isRecipe,
    ask: () => "This reads like a recipe, not like a job description.",
  },
  {
    kind: "not_a_vacancy",
    holds: (asked) => !isVacancy(asked),
    ask: () => "This does not read like a job description: its title names no post, and little in it asks for anybody.",
  },
];

/** Something that is no job description in English is asked about before it is used, with what was understood. */
export function questionVacancy(vacancy: Vacancy): VacancyQuestion | null {
  const asked = { lines: vacancy.lines, text: vacancy.lines.join("\n"), vacancy };
  const rule = RULES.find(({ holds }) => holds(asked));
  return rule === undefined ? null : { kind: rule.kind, text: rule.ask(asked), understood: tellUnderstood(vacancy) };
}

function isVacancy({ text, vacancy }: Asked): boolean {
  return looksLikeTitle(vacancy.title) || countSigns(text) >= ENOUGH_SIGNS;
}

function countSigns(text: string): number {
  return SIGNS.filter((sign) => sign.test(text)).length;
}

/** "Chef's Salad" names a post as well: there the amounts tell. */
function isRecipe(asked: Asked): boolean {
  const count = (words: RegExp) => asked.text.match(words)?.length ?? 0;
  const isMeasured = count(AMOUNT) >= ENOUGH_AMOUNTS && countSigns(asked.text) <= MOST_SIGNS_IN_A_RECIPE;
  return count(COOKING) >= ENOUGH_COOKING && (isMeasured || !isVacancy(asked));
}

function isCv({ lines, text }: Asked): boolean {
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const addressed = (text.match(ADDRESSES_READER)?.length ?? 0) / words;
  const sections = new Set(lines.flatMap((line) => findHeadingKind(line) ?? findTrailingHeading(line) ?? []));
  if (sections.size >= CV_SECTIONS) return addressed < MOST_IN_A_CV.withSections;
  const posts = lines.filter((line) => findDateRange(line) !== undefined).length;
  return posts >= CV_POSTS && addressed < MOST_IN_A_CV.withPosts;
}

function tellUnderstood({ title, criteria, lines }: Vacancy): string[] {
  const named = criteria.slice(0, NAMED_ROWS).map(({ wording }) => `“${wording}”`);
  const rows = criteria.length === 1 ? "1 thing" : `${criteria.length} things`;
  return [
    ...(title === "" ? [] : [`Its title was read as “${title}”.`]),
    criteria.length === 0
      ? `Nothing was found that is asked for in its ${lines.length} lines.`
      : `${rows} would be asked for, such as ${named.join(", ")}.`,
  ];
}
