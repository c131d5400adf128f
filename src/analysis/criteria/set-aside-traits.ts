import type { ProtectedTrait, SetAside } from "#shared/vacancies/vacancy.ts";
import { findTerms } from "./find-terms.ts";
import { findKnownSkills } from "#analysis/lexicon/find-known-skills.ts";
import { findSoftSkillTerms } from "#analysis/lexicon/soft-skills.ts";
import { PROTECTED_WORDINGS } from "#analysis/lexicon/protected-wordings.ts";
import { splitSentences } from "./asks/split-sentences.ts";
import type { Block, VacancyItem } from "./advertisement/split-vacancy.ts";
import { tidyWording } from "./tidy-wording.ts";

/** A promise to treat people alike names the same traits, and asks for none of them. */
const FAIRNESS =
  /\b(?:equal[- ]opportunit|discriminat|regardless|irrespective|without regard|all (?:qualified )?(?:applicants|candidates)|diversity|diverse|inclusi(?:on|ve)|(?:encourage|welcome)s? applications|under-?represented|protected (?:characteristic|attribute))/iu;
const DEMANDS = /\b(?:must|essential|required|mandatory|only)\b/iu;
const NATIVE = /\bnative\b/iu;
const LONGEST_WORDING = 120;

interface SetAsideResult<T> {
  items: T[];
  setAside: SetAside[];
}

/** The same for blocks, sentence by sentence: a trait in one leaves the others as they are. */
export function setAsideInBlocks(blocks: readonly Block[]): SetAsideResult<Block> {
  const setAside: SetAside[] = [];
  const items = blocks.flatMap((block): Block[] => {
    const sentences = splitSentences(block.text).map((text) => ({ text, part: block.part }));
    const judged = setAsideTraits(sentences);
    if (judged.setAside.length === 0) return [block];
    setAside.push(...judged.setAside);
    const part = judged.items.length === 1 ? (judged.items[0]?.part ?? block.part) : block.part;
    const text = judged.items.map((item) => (/[.!?]$/u.test(item.text) ? item.text : `${item.text}.`)).join(" ");
    return text === "" ? [] : [{ ...block, text, part }];
  });
  return { items, setAside: dropRepeated(setAside) };
}

/** Who someone is leaves the requirements; what else the same sentence asks for stays. */
export function setAsideTraits(items: VacancyItem[]): SetAsideResult<VacancyItem> {
  const setAside: SetAside[] = [];
  const kept = items.flatMap((item) => {
    const found = FAIRNESS.test(item.text) ? [] : findTraits(item.text);
    setAside.push(
      ...found.map(({ wording, trait }) => ({ wording: tidyWording(wording).slice(0, LONGEST_WORDING), trait })),
    );
    return found.length === 0 ? [item] : keepRest(item, found);
  });
  return { items: kept, setAside: dropRepeated(setAside) };
}

/** What one wording has named is gone before the next one looks: nothing is told twice. */
function findTraits(text: string): SetAside[] {
  let rest = text;
  return PROTECTED_WORDINGS.flatMap(([trait, pattern]) => {
    const wording = pattern.exec(rest)?.[0];
    if (wording === undefined) return [];
    rest = rest.replace(wording, "");
    return [{ wording, trait }];
  });
}

function keepRest(item: VacancyItem, found: SetAside[]): VacancyItem[] {
  const rest = found.reduce(
    (text, { wording, trait }) => text.replace(wording, replacementFor(wording, trait)),
    item.text,
  );
  const text = tidyWording(
    rest
      .replaceAll(/\s{2,}/gu, " ")
      .replaceAll(/ (?=[,.;])/gu, "")
      .replaceAll(/,(?: ?,)+/gu, ",")
      .trim(),
  );
  const isAsked = item.part === "intro" && DEMANDS.test(item.text);
  const demanded =
    DEMANDS.test(item.text) && /^(?:hold|have|possess|be)\b/iu.test(text) ? `Must ${lowerFirst(text)}` : text;
  return saysSomething(text) ? [{ ...item, text: demanded, part: isAsked ? "must" : item.part }] : [];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** To be born to a language is no skill; to speak it is. */
function replacementFor(wording: string, trait: ProtectedTrait): string {
  const language = /\p{Lu}\p{Ll}+(?=[- ]|$)/u.exec(wording.replace(/^\P{L}*Native/u, ""))?.[0];
  return trait === "nationality" && NATIVE.test(wording) && language !== undefined ? `Fluent ${language}` : "";
}

function saysSomething(text: string): boolean {
  return (
    findKnownSkills(text).length > 0 ||
    findSoftSkillTerms(text).length > 0 ||
    findTerms(text).some((term) => term.length > 3)
  );
}

function dropRepeated(setAside: SetAside[]): SetAside[] {
  return [...new Map(setAside.map((one) => [`${one.trait}#${one.wording.toLowerCase()}`, one])).values()];
}
