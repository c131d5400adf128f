import { anyOf } from "#analysis/pattern.ts";
import { listMatches, type Mask, maskOf, type PlacedLine, type Range, readHints } from "./mask.ts";

const LONGEST_VALUE = 60;
const NEXT_LABEL = String.raw` {2}| \p{L}{2,15}(?: \p{L}{2,10})? ?:`;
/** A value ends where the next detail begins, never after a number of characters: a longer value must not uncover or hide what follows. */
const ENDS_AT_COMMA = new RegExp(`[|•·;,█]|${NEXT_LABEL}`, "u");
const ENDS_AT_BAR = new RegExp(`[|•·;█]|${NEXT_LABEL}`, "u");

function labelled(
  kind: string,
  hints: string,
  label: RegExp,
  end: RegExp,
  where: (line: PlacedLine) => boolean = () => true,
): Mask {
  const find = (line: PlacedLine): Range[] =>
    where(line)
      ? listMatches(line.text, label).map((match) => {
          const from = match.index + match[0].length;
          return { start: match.index, end: endOfValue(line.text, from, end) };
        })
      : [];
  return { kind, hints: readHints(hints), find };
}

function endOfValue(text: string, from: number, end: RegExp): number {
  const value = text.slice(from, from + LONGEST_VALUE);
  const stop = end.exec(value);
  if (stop !== null) return from + stop.index;
  if (text.length - from <= LONGEST_VALUE) return text.length;
  return from + (/^[^\p{L}\p{N}]{0,3}[\p{L}\p{N}]{1,30}/u.exec(value)?.[0].length ?? 0);
}

const inPrivatePlaces = ({ isOpening, section }: PlacedLine) =>
  isOpening || section === "header" || section === "other";

const YEAR = String.raw`(?:19|20)\d\d`;
const BIRTH_HINTS = "birth birthdate birthday dob d born";
const BORN = String.raw`\b(?:date of birth|birth ?date|birthday|d\.? ?o\.? ?b\b\.?|born)`;

export const PRIVATE_MASKS: Mask[] = [
  maskOf(
    "birth_date",
    BIRTH_HINTS,
    new RegExp(`${BORN}[^|•·;█]{0,30}?\\b(?:${YEAR}\\b|\\d{1,2}[./-]\\d{1,2}[./-]\\d{2}\\b)`, "giu"),
  ),
  labelled(
    "birth_date",
    BIRTH_HINTS,
    /\b(?:date of birth\b ?[:–-]?|(?:birth ?date|birthday|d\.? ?o\.? ?b\b\.?) ?[:–-])/giu,
    ENDS_AT_BAR,
  ),
  maskOf(
    "age",
    "age aged old young y twenties thirties forties fifties sixties",
    anyOf("giu", {
      label: /\bage(?:d)? ?[:–-]? ?\d{2}\b(?: ?(?:years?|yrs?)\b)?/u,
      years: /\b\d{2}[- ](?:years?|yrs?)[- ](?:old|young|of age)\b|\b\d{2} ?y\/o\b/u,
      decade: /\bin (?:my|his|her|their) (?:early |mid[- ]?|late )?(?:twenties|thirties|forties|fifties|sixties)\b/u,
    }),
  ),
  labelled("marital_status", "status", /\b(?:marital|civil|family) status ?[:–-]?/giu, ENDS_AT_COMMA),
  maskOf(
    "marital_status",
    "married unmarried divorced divorcee widow widowed widower children father mother parent mum dad",
    anyOf("giu", {
      married: /\b(?:un)?married\b(?: with (?:\p{L}{2,6}|\d) (?:child(?:ren)?|kids?))?/u,
      alone: /\b(?:divorced|widow(?:ed|er)?|divorcee)\b/u,
      children: /\b(?:number of )?children ?: ?(?:\d|\p{L}{2,6})\b/u,
      parent: /\b(?:father|mother|parent|mum|dad) (?:of|to) (?:a|one|two|three|four|five|\d)\b/u,
    }),
  ),
  maskOf(
    "marital_status",
    "kid kids child children son sons daughter daughters",
    /(?:\b(?:with|and) )?\b(?:\d|one|two|three|four|five|no) (?:kids?|child(?:ren)?|sons?|daughters?)\b/giu,
    inPrivatePlaces,
  ),
  labelled(
    "nationality",
    "nationality citizenship birth birthplace origin ethnicity ethnic race",
    /\b(?:nationality|citizenship|country of (?:birth|origin)|place of birth|birthplace|ethnicity|ethnic (?:origin|group)|race) ?[:–]|^(?:nationality|citizenship|place of birth|ethnicity)\b(?= \p{Lu})/giu,
    ENDS_AT_COMMA,
  ),
  labelled("religion", "religion faith caste", /\b(?:religion|faith|caste) ?[:–]/giu, ENDS_AT_COMMA),
  labelled(
    "gender",
    "gender sex pronouns",
    /(?<=^|[|•·;*:.,] ?)(?:gender|sex)(?: identity)? ?[:–]|^(?:gender|sex)\b(?= \p{L})|\bpronouns ?[:–]/giu,
    ENDS_AT_COMMA,
  ),
  labelled(
    "name",
    "name surname forename forenames",
    /(?<=^|[|•·;*:.,] ?)(?:(?:full|first|last|given|family|middle|candidate) )?(?:name|surname|forenames?) ?[:–](?= ?\p{L})|\b(?:father|mother|spouse|husband)(?:['’]?s)? name ?[:–]/giu,
    ENDS_AT_COMMA,
    inPrivatePlaces,
  ),
  labelled(
    "photo",
    "photo photograph picture portrait headshot",
    /\b(?:photo(?:graph)?|picture|portrait|headshot)(?: of|:)/giu,
    ENDS_AT_COMMA,
    inPrivatePlaces,
  ),
  labelled(
    "address",
    "address residence hometown",
    /\b(?:(?:home|current|permanent|postal|mailing|present|residential) )?(?:address|residence|hometown) ?[:–]/giu,
    ENDS_AT_BAR,
    inPrivatePlaces,
  ),
  labelled(
    "address",
    "location city town country state province post postcode zip",
    /\b(?:location|city|town|country|state|province|post ?code|zip(?: code)?) ?[:–]/giu,
    ENDS_AT_BAR,
    inPrivatePlaces,
  ),
  maskOf(
    "address",
    "",
    /\b\d{1,5}[a-z]?,? (?:[\p{L}'’.-]{1,20} ){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|way|place|crescent|boulevard|blvd|terrace|gardens|square|house)\b\.?/giu,
    inPrivatePlaces,
  ),
  maskOf(
    "address",
    "",
    /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?, ?[A-Z]{2},? \d{5}(?:-\d{4})?\b|\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/gu,
    inPrivatePlaces,
  ),
];
