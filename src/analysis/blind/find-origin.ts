import { oneOf } from "#analysis/pattern.ts";
import { isTitleWord } from "#analysis/lexicon/title-words.ts";
import { isProfessional } from "#analysis/lexicon/professional-words.ts";
import { listMatches, type Mask, maskOf, type PlacedLine, type Range, readHints } from "./mask.ts";
import { findNations, isNation } from "./nations.ts";

const ORIGIN_AFTER =
  /^(?:(?:,? and |\/|, | & |[ -])\p{Lu}\p{L}{2,15}){0,2}(?: dual)?[ -](?:citizen(?:ship)?|nationals?|nationality|passport|born|origin|descent|heritage|by birth)\b/u;
const ORIGIN_BEFORE =
  /\b(?:[Cc]itizen(?:ship)?|[Nn]ative of|[Nn]ationality|[Oo]rigin(?:ally)?|[Bb]orn|[Bb]irth|[Pp]assport|(?:eligible|[Rr]ight|authori[sz]ed|permitted) to work|permit)(?: \p{Ll}{2,5}){0,3} ?[:–(-]? ?(?:the )?(?:\p{Lu}\p{L}{2,15}(?:, | and |\/| )){0,3}$/u;
const PLACE_AFTER =
  /\b(?:born(?: and (?:raised|bred))?|native|citizen|raised|originally|hail(?:s|ing)?|resident|residing|living|lives?|based|located)(?: (?:in|of|from|at|near))+ (?:the )?(\p{Lu}[\p{L}'’.-]{1,20}(?:,? (?:and |of )?\p{Lu}[\p{L}'’.-]{1,20}){0,3})/gu;
const STATE_LETTERS = `A[KLRZ], C[AOT], D[CE], FL, GA, HI, I[ADLN], K[SY], LA, M[ADEINOST], N[CDEHJMVY], O[HKR], PA, RI, S[CD], T[NX], UT, V[AT],
W[AIVY]`;
const STATES = `State, Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho, Illinois,
Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada,
New (?:Hampshire|Jersey|Mexico|York), (?:North|South) (?:Carolina|Dakota), Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, Tennessee, Texas,
Utah, Vermont, (?:West )?Virginia, Washington, Wisconsin, Wyoming`;
const US_STATE = new RegExp(`^${oneOf(STATE_LETTERS, STATES)}$`, "u");

/** Only where the words around speak of where someone comes from: elsewhere "French" is a language and "Jordan" may be a client. */
function findOrigins({ text }: PlacedLine): Range[] {
  return findNations(text).filter(
    ({ start, end }) =>
      ORIGIN_AFTER.test(text.slice(end, end + 60)) || ORIGIN_BEFORE.test(text.slice(Math.max(0, start - 60), start)),
  );
}

const TAUGHT_OR_SPOKEN =
  /^ (?:and \p{L}+ )?(?:language|speak|teach|tutor|translat|interpret|lectur|literature|cuisine)/iu;

/** "A Nigerian accountant", the article with it: "an Indian" and "a British" must read alike. */
function findDescribedOrigins({ text, section, isOpening }: PlacedLine): Range[] {
  if (!isOpening && section !== "header" && section !== "profile" && section !== "other") return [];
  return findNations(text).flatMap(({ start, end }) => {
    const after = text.slice(end, end + 60);
    const before = /(?:^|[.•] ?|\b(?<article>an? ))$/iu.exec(text.slice(Math.max(0, start - 4), start));
    if (before === null || TAUGHT_OR_SPOKEN.test(after) || !speaksOfPerson(after)) return [];
    return [{ start: start - (before.groups?.article?.length ?? 0), end }];
  });
}

function speaksOfPerson(after: string): boolean {
  return after.split(" ", 4).some((word) => isTitleWord(word.toLowerCase()) || /^professional/iu.test(word));
}

function findPlacesNamed({ text, section }: PlacedLine): Range[] {
  if (section === "experience" || section === "projects") return [];
  return listMatches(text, PLACE_AFTER).map((match) => {
    const end = match.index + match[0].length;
    return { start: end - (match[1]?.length ?? 0), end };
  });
}

const TOWN_AND_REGION =
  /(?<=^|[,|•·–—(-] ?| {2})(\p{Lu}[\p{L}'’. -]{1,30}?) ?, ?(\p{Lu}[\p{L}. ]{1,24}?)(?=$|[,|•·–—()]| ?\d| {2}| - )/gu;

/** Where work was done, beside its dates. What could be a title or a skill stays. */
function findWorkplaces({ text, isHead }: PlacedLine): Range[] {
  if (!isHead) return [];
  return listMatches(text, TOWN_AND_REGION).flatMap((match) => {
    const [whole, town = "", region = ""] = match;
    if (!US_STATE.test(region.trim()) && !isNation(region.trim())) return [];
    const isWork = town.split(/[ -]/u).some((word) => isProfessional(word));
    return isWork ? [] : [{ start: match.index, end: match.index + whole.length }];
  });
}

export const ORIGIN_MASKS: Mask[] = [
  {
    kind: "nationality",
    hints: readHints(
      "national nationals nationality citizen citizenship passport born birth native origin originally heritage descent work permit",
    ),
    find: findOrigins,
  },
  { kind: "nationality", hints: null, find: findDescribedOrigins },
  {
    kind: "address",
    hints: readHints(
      "born native citizen raised originally hail hails hailing resident residing living live lives based located",
    ),
    find: findPlacesNamed,
  },
  { kind: "address", hints: null, find: findWorkplaces },
  maskOf(
    "religion",
    `muslim muslims christian christians jewish hindu hindus buddhist buddhists sikh sikhs catholic catholics protestant mormon atheist`,
    /\b(?:muslim|christian|jewish|hindu|buddhist|sikh|catholic|protestant|mormon|atheist)s?\b/giu,
    ({ section }) => section === "header" || section === "other" || section === "profile",
  ),
  maskOf(
    "address",
    "relocate",
    /\b(?:willing|open|able) to relocate\b(?: to \p{Lu}\p{L}+)?/gu,
    ({ isOpening, section }) => isOpening || section === "header",
  ),
];
