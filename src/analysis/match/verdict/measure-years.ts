import { NUMBER_WORDS } from "#analysis/criteria/find-required-years.ts";
import type { CvIndex } from "#analysis/match/index-cv.ts";
import type { PreparedCriterion } from "#analysis/match/prepare-vacancy.ts";
import type { ScoredPassage } from "#analysis/match/relevance/search-passages.ts";
import type { Criterion } from "#shared/vacancies/vacancy.ts";

/** "A degree, or four years of work in place of one": a paper that is held needs no years beside it. */
const PAPER_OR_YEARS =
  /\b(?:degree|diploma|certificate|certification|licen[cs]e|qualification)\b.*\bor\b.*\byears?\b/iu;

export function yearsAsked({ wording, required_years }: Criterion): number | null {
  return PAPER_OR_YEARS.test(wording) ? null : required_years;
}

/**
 * What the posts that show the criterion lasted, in shares of the years asked for: 2 is twice as long. A time that is only stated is
 * believed for the most part, but it is never enough by itself.
 */
export function shareOfYears(index: CvIndex, { criterion }: PreparedCriterion, scored: ScoredPassage[]): number | null {
  const years = yearsAsked(criterion);
  if (years === null) return null;
  return Math.max(monthsShown(index, scored) / (years * 12), Math.min(STATED_MOST, yearsStated(index, scored) / years));
}

/** Log odds at which half of a post's time counts, and how fast the share rises. */
const HALF_SURE = -0.3;
const STEEPNESS = 3;

/** Each month counts as surely as the surest post of that time shows the criterion. */
function monthsShown({ passages, positions }: CvIndex, scored: ScoredPassage[]): number {
  const surest = positions.map(() => Number.NEGATIVE_INFINITY);
  for (const { passage, some } of scored) {
    const at = passages[passage]?.position ?? null;
    if (at !== null) surest[at] = Math.max(surest[at] ?? some, some);
  }
  const posts = positions.map(({ span }, at) => ({ ...span, some: surest[at] ?? Number.NEGATIVE_INFINITY }));
  const turns = [...new Set(posts.flatMap(({ from, to }) => [from, to]))].toSorted((left, right) => left - right);
  return turns.slice(1).reduce((sum, end, at) => {
    const start = turns[at] ?? end;
    const held = posts.filter(({ from, to }) => from <= start && to >= end);
    const sure = Math.max(Number.NEGATIVE_INFINITY, ...held.map(({ some }) => some));
    return sum + (end - start) / (1 + Math.exp(-STEEPNESS * (sure - HALF_SURE)));
  }, 0);
}

const STATED_MOST = 0.89;
/** Log odds from which a passage speaks of the criterion surely enough for the time it states. */
const SURE = 0.5;
const LONGEST_CAREER = 45;
/** "5+ years", "31 months", "two (2) yrs"; not an age. */
const TIME = new RegExp(
  String.raw`\b(\d{1,3}(?:\.\d)?|${NUMBER_WORDS.slice(1).join("|")})\s*\+?\s*(?:\(\d+\)\s*)?-?\s*(year|yr|month)s?\b(?!\s*old|\s*of\s+age)`,
  "giu",
);

function yearsStated({ passages }: CvIndex, scored: ScoredPassage[]): number {
  const texts = scored.filter(({ some }) => some >= SURE).map(({ passage }) => passages[passage]?.text ?? "");
  const times = texts.flatMap((text) =>
    [...text.matchAll(TIME)].map(([, count = "", unit = ""]) => {
      const word = count.toLowerCase();
      const number = NUMBER_WORDS.includes(word) ? NUMBER_WORDS.indexOf(word) : Number(word);
      return unit.toLowerCase() === "month" ? number / 12 : number;
    }),
  );
  return Math.max(0, ...times.filter((years) => years <= LONGEST_CAREER));
}
