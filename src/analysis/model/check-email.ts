import { anyOf, oneOf } from "#analysis/pattern.ts";
import { findNations } from "#analysis/blind/nations.ts";
import { findAddressedLines } from "#analysis/extract/find-addressed-lines.ts";
import { mentionsPerson } from "#analysis/report/write-summary.ts";
import { listNamedSkills } from "./check-claims.ts";
import { hasNoNewNumber } from "./tidy-model-words.ts";
import type { EmailPromptFacts } from "#analysis/report/draft-email.ts";

const SHORTEST_EMAIL = 120;
const LONGEST_EMAIL = 1800;

/** Measures, promises, machines, places to click and what is left of a form. A letter is the recruiter's word. */
const FORBIDDEN_WORDS = {
  measures: "scor(?:e[sd]?|ing), ratings?, rated, rank(?:s|ed|ing)?, percent(?:age)?, points?, out of ten",
  machines: "algorithms?, automated, screening (?:tool|system|software), ai, language model, as an assistant",
  promises: "congratulations, offer (?:you|of employment), job offer, you(?:['’]re| are) hired, start date",
  terms: "salary, contract, compensation, bank, password, passport, click, attach(?:ed|ment)",
};
const FORBIDDEN = anyOf("iu", {
  words: new RegExp(String.raw`\b${oneOf(...Object.values(FORBIDDEN_WORDS))}\b`, "u"),
  percent: /%/u,
  link: /https?:|www\./u,
  host: /\b[\w-]+\.(?:com|org|net|io|co|uk|de|eu|info|biz|ru|cn|xyz|app|dev)\b/u,
  address: /@|\(at\)/u,
  markup: /[<>{}[\]`\\|_*#~^=]/u,
  control: /[^\P{Cc}\n]/u,
});

const TRAIT_WORDS = {
  age: String.raw`ages?, aged, young(?:er|est)?, old(?:er|est)?, elderly, youthful, mature, senior citizens?, retire\w*`,
  gender: String.raw`genders?, males?, females?, m[ae]n, wom[ae]n, lad(?:y|ies), girls?, boys?, gentlem[ae]n, sex(?:ual\w*)?, gay, lesbian,
    bisexual, straight, trans(?:gender)?, non-?binary, orientation`,
  family: String.raw`pregnan\w*, matern\w*, patern\w*, mothers?, fathers?, parents?, husbands?, wi(?:fe|ves), spouse, marri\w*, unmarried,
    marital, divorce\w*, widow\w*, child(?:ren)?, kids, famil(?:y|ies)`,
  faith: String.raw`religio\w*, faith, church, mosque, muslims?, islam\w*, christians?, jew(?:s|ish)?, hindus?, sikhs?, buddhis\w*, catholics?,
    protestants?, atheis\w*`,
  origin: String.raw`rac(?:e|ial\w*), ethnic\w*, black, white, asian, hispanic, latin[oax]s?, caucasian, arabs?, african, colou?red, caste,
    nationalit\w*, natives?, accent, immigra\w*, migrant\w*, foreign\w*, citizen\w*, refugees?, origins?, heritage`,
  health: String.raw`disab\w*, handicap\w*, wheelchair, illness\w*, health, medical, mental\w*, autis\w*, deaf, blind, overweight`,
  looks: String.raw`attractive, appearance, beaut\w*, photo\w*, birth\w*`,
};
const TRAITS = new RegExp(String.raw`\b${oneOf(...Object.values(TRAIT_WORDS))}\b`, "iu");

const INVITES = /\b(?:interview|meet(?:ing)?|conversation|talk|speak)\b/iu;
const TURNS_DOWN =
  /\b(?:unfortunately|regret|(?:other|another) (?:candidates?|applicants?|applications?)|not (?:be )?(?:able to )?(?:tak\w+|mov\w+|proceed\w*|progress\w*|invit\w+|continu\w+|successful|select\w+)|no further)\b/iu;
const WELCOMES =
  /\b(?:like to|pleased to|glad to|delighted to|happy to|looking? forward to) (?:\w+ )?(?:invit\w+|meet\w*|offer\w*|welcom\w+|interview\w*|speak\w*)\b/iu;

/**
 * Of a model's letter nothing is kept that a recruiter would be sorry to have sent: no measure, no promise, no way out to
 * anywhere, nothing about who somebody is, no skill beyond those that were found, and never the other kind of letter.
 */
export function isFitForEmail(body: string, facts: EmailPromptFacts): boolean {
  if (body.length < SHORTEST_EMAIL || body.length > LONGEST_EMAIL) return false;
  const known = [facts.position, ...facts.shown, facts.gap ?? ""].filter((name) => name !== "");
  const own = known.reduce(leaveOut, body);
  if (FORBIDDEN.test(own) || TRAITS.test(own) || mentionsPerson(own, null) || findNations(own).length > 0) return false;
  if (!hasNoNewNumber(body, known.join("\n")) || findAddressedLines(body.split("\n")).size > 0) return false;
  return hasOnlyFoundSkills(own) && isOfItsKind(body, facts);
}

/** What the facts name is gone from this text already. */
function hasOnlyFoundSkills(own: string): boolean {
  return listNamedSkills(own).every(({ written }) => EVERYDAY.has(written.toLowerCase()));
}

/** Skills by name, and words of any letter. */
const EVERYDAY = new Set(["recruiting", "recruitment"]);

/** It says what such a letter has to say, and nothing that would make it the other. */
function isOfItsKind(body: string, { type, shown, gap }: EmailPromptFacts): boolean {
  if (type === "rejection") return TURNS_DOWN.test(body) && !WELCOMES.test(body);
  const names = (name: string) => body.toLowerCase().includes(name.toLowerCase());
  const isSpecific = shown.length === 0 || shown.some(names);
  return INVITES.test(body) && !TURNS_DOWN.test(body) && isSpecific && (gap === null || !names(gap));
}

function leaveOut(text: string, name: string): string {
  const plain = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return text.replaceAll(new RegExp(`(?<!\\p{L})${plain}(?!\\p{L})`, "giu"), " ");
}
