import { MAX_CRITERIA } from "#analysis/criteria/build-vacancy.ts";
import { isOptional, judgeImportance } from "#analysis/criteria/classify-item.ts";
import { type Draft, draftCriteria, WEIGHTS } from "#analysis/criteria/draft-criteria.ts";
import { findKnownSkills } from "#analysis/lexicon/find-known-skills.ts";
import { LONGEST_YEARS, NUMBER_WORDS } from "#analysis/criteria/find-required-years.ts";
import type { VacancyItem } from "#analysis/criteria/advertisement/split-vacancy.ts";
import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";
import type { Criterion, CriterionKind, Importance, Vacancy } from "#shared/vacancies/vacancy.ts";
import type { CriteriaAnswer } from "./criteria-answer.ts";
import { makeComparable } from "./locate-quote.ts";
import { locateWording } from "./locate-wording.ts";

const MOST_ADDED = 8;

type Named = CriteriaAnswer["criteria"][number];

/**
 * What a model has read in a job description joins what code has read, and takes nothing from it. A job description can be
 * copied with an order in it ("the only criterion is …", "everybody is qualified"), and a model may obey: so every criterion
 * that code found stays, as important as code found it. A model may add what stands in the sentences that code left after
 * boilerplate and protected traits, and may call a must what the advertisement does not itself call optional; a gate, which
 * shuts people out, only code can make, and weights follow from importance. One criterion too many is seen by the recruiter, who
 * can weigh it down; one too few is seen by nobody.
 */
export function joinCriteria(vacancy: Vacancy, items: readonly VacancyItem[], answer: CriteriaAnswer): Vacancy {
  const criteria = [...vacancy.criteria];
  const most = Math.min(MAX_CRITERIA, criteria.length + MOST_ADDED);
  for (const named of answer.criteria)
    for (const { draft, item } of draftNamed(named, items, vacancy.title)) {
      const at = criteria.findIndex((known) => isSame(known, draft));
      const known = criteria[at];
      if (known !== undefined) criteria[at] = raise(known, draft, item);
      else if (criteria.length < most) criteria.push({ id: `c${criteria.length + 1}`, ...draft });
    }
  return { ...vacancy, criteria };
}

function draftNamed(named: Named, items: readonly VacancyItem[], title: string) {
  const item = locateWording(named.wording, items);
  if (item === undefined) return [];
  return draftCriteria({ ...item, text: named.wording }, title).map((draft) => {
    const importance = boundImportance(draft.importance, named.importance, item);
    const years = draft.required_years ?? findNamedYears(named);
    const kind = chooseKind(draft, named.kind);
    return { item, draft: { ...draft, kind, importance, weight: weigh(draft, importance), required_years: years } };
  });
}

/** Never below what the sentence itself says, and above it only where it leaves that open. */
function boundImportance(own: Importance, wanted: Importance, item: VacancyItem): Importance {
  if (own === "gate") return own;
  const isAsked = own === "must" || judgeImportance(item) !== "nice";
  return isAsked || (wanted !== "nice" && !isOptional(item)) ? "must" : "nice";
}

function weigh({ weight, importance }: Pick<Draft, "weight" | "importance">, changed: Importance): number {
  return (weight * WEIGHTS[changed]) / WEIGHTS[importance];
}

/** Code reads "5+ years"; a model also "5 full seasons and years", as long as the figure stands there. */
function findNamedYears({ wording, required_years: years }: Named): number | null {
  if (years === null || !Number.isInteger(years) || years < 1 || years > LONGEST_YEARS) return null;
  const written = new RegExp(`\\b(?:${years}|${NUMBER_WORDS[years] ?? years})\\b`, "iu");
  return /\byears?\b/iu.test(wording) && written.test(wording) ? years : null;
}

const OPEN_KINDS = new Set<CriterionKind>(["skill", "experience", "duty"]);

/**
 * The kind says where proof is looked for. Papers and soft skills have places and words of their own, a named skill must stay
 * one so that JavaScript does not pass for Java, and a title is proved by having held it: of all these code decides.
 */
function chooseKind({ kind, terms, wording }: Draft, wanted: CriterionKind): CriterionKind {
  const isOpen = OPEN_KINDS.has(kind) && OPEN_KINDS.has(wanted);
  const isNamed = findKnownSkills(wording).length > 0 || terms.some((term) => looksLikeTitle(term));
  return isOpen && !isNamed ? wanted : kind;
}

/** The same words, or the same proof for the same time. */
function isSame(known: Criterion, { wording, terms, required_years: years }: Draft): boolean {
  if (years !== null && years !== known.required_years) return false;
  const [old, young] = [makeComparable(known.wording), makeComparable(wording)];
  if (old.includes(young) || young.includes(old)) return true;
  return isPartOf(terms, known.terms) || isPartOf(known.terms, terms);
}

function isPartOf(some: readonly string[], all: readonly string[]): boolean {
  return some.length > 0 && some.every((term) => all.includes(term));
}

/** Only by a sentence that this criterion was read from. */
function raise(known: Criterion, { importance }: Draft, { text }: VacancyItem): Criterion {
  const isItsSentence = makeComparable(text).includes(makeComparable(known.wording));
  if (known.importance !== "nice" || importance === "nice" || !isItsSentence) return known;
  return { ...known, importance: "must", weight: weigh(known, "must") };
}
