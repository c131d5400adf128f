import { anyOf, oneOf } from "#analysis/pattern.ts";
import { listMatches, type Mask, maskOf, type PlacedLine, type Range, readHints } from "./mask.ts";
import { isNationWord } from "./nations.ts";

/** Only what a person says of themselves: who supports people with disabilities, or retouches photographs, has done that work. */
const SENT =
  "attached, enclosed, included, inserted, appended, supplied, provided, available, on request, above, overleaf, here";
const PHOTO_SENT =
  "(?:a |my |recent |passport |profile |professional |colou?r )*(?:photo(?:graph)?s?|picture|portrait|headshot)s? " +
  `(?:is |are )?${oneOf(SENT)}(?: (?:on|upon) request)?`;
const SEE_PHOTO =
  "(?:see|with|attached|enclosed|insert|including)(?: is)?(?: an?| my| the)?(?: attached| enclosed)? " +
  "(?:recent |passport |profile )?(?:photo(?:graph)?|picture|headshot|portrait)";
const PHOTO = new RegExp(String.raw`[([]? ?\b(?:${PHOTO_SENT}|${SEE_PHOTO})\b ?[)\]]?(?:[.;,] ?)?`, "giu");
const PHOTO_ALONE =
  /^[\s([]*(?:(?:my|profile|passport|recent|candidate) )?(?:photo(?:graph)?|picture|headshot|portrait)[\s)\]:.]*$/giu;

const LANGUAGES = new Set(
  `mandarin cantonese tamil telugu gujarati marathi malayalam kannada tagalog yoruba igbo hausa swahili amharic tigrinya creole hebrew pashto dari catalan basque
galician afrikaans zulu xhosa shona twi sinhala sinhalese flemish gaelic yiddish pidgin`.split(/\s+/u),
);
const LEVEL =
  /(?: ?[(:–—/-] ?| )(?:native(?:[ -](?:speaker|level|fluency|proficiency|language|tongue))?|mother[ -]tongue|first language|(?:native|bilingual) or (?:native|bilingual)(?: proficiency)?|native\/bilingual(?: proficiency)?)\b\)?/giu;
const TONGUE_LABEL =
  /\b(?:(?:my )?(?:mother[ -]tongues?|native (?:languages?|tongues?)|first language|home language)(?:\(s\))?)\b ?(?<mark>[:–—-]|is\b|are\b)? ?/giu;
const NATIVE_SPEAKER = /(?<!non[- ])\bnative (?=(?:[\p{L}/-]{3,20} ){0,2}speakers?\b)/giu;

const CONDITION = String.raw`disabled, deaf, blind, hard of hearing, hearing[- ]impaired, visually[- ]impaired, partially sighted, autistic,
dyslexic, neurodivergent, wheelchair[- ]user, amputee, disability`;
const DIAGNOSIS = String.raw`disabilit(?:y|ies), impairment, dyslexia, dyspraxia, autism, adhd, epilepsy, cerebral palsy, multiple sclerosis,
wheelchair, hearing aids?, deafness, blindness, hearing loss, chronic illness`;
const LASTING = "physical, hidden, mild, severe, long-term, learning, visual, hearing, mobility, registered";
const DISABILITY_SELF = anyOf("giu", {
  label: /\bdisabilit(?:y|ies)(?: status)? ?[:–]/u,
  said: new RegExp(
    String.raw`\b(?:i am|i['’]m|being|as) (?:a |an )?(?:registered |legally |partially |profoundly |severely )?${oneOf(CONDITION)}\b`,
    "u",
  ),
  had: new RegExp(
    String.raw`\b(?:i|who) (?:have|has|live with|lives with|was diagnosed with|use|uses|suffer from) (?:an? |my )?` +
      String.raw`(?:${oneOf(LASTING)} ){0,2}${oneOf(DIAGNOSIS)}\b`,
    "u",
  ),
  registered: /\bregistered (?:as )?(?:disabled|blind|deaf)\b/u,
  ofAnybody: /\b(?:person|candidate|applicant|man|woman) with (?:a |an )?(?:\p{L}+ )?disabilit(?:y|ies)\b/u,
  byItself: /\b(?:wheelchair[- ]user|diagnosed with)\b/u,
  adjustments: /\b(?:reasonable )?(?:adjustments|accommodations?) (?:are |is )?(?:needed|required|requested)\b/u,
  scheme: /\bdisability confident (?:scheme|interview)/u,
  wholeLine:
    /^\P{L}*(?:disabled|deaf|blind|hearing[- ]impaired|visually[- ]impaired|autistic|dyslexic|no disabilit(?:y|ies)|disability)\P{L}*$/u,
});
const SENTENCE = /[^.!?;|•·]+/gu;

const ANY_TRAIT = [PHOTO, TONGUE_LABEL, DISABILITY_SELF].map((said) => new RegExp(said.source, "iu"));

/** Such a line is hidden, and must not decide how what stands around it is read. */
export function mentionsTrait(text: string): boolean {
  return ANY_TRAIT.some((said) => said.test(text));
}

function isPersonal({ isOpening, section }: PlacedLine): boolean {
  return isOpening || section === "header" || section === "other" || section === "profile";
}

/** The whole sentence goes: what follows the word describes it. */
function findDisability(line: PlacedLine): Range[] {
  if (!isPersonal(line) && !/\b(?:I|my)\b/u.test(line.text)) return [];
  const said = listMatches(line.text, DISABILITY_SELF);
  return listMatches(line.text, SENTENCE)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => said.some(({ index }) => index >= start && index < end));
}

/** "Mother tongue: Urdu" goes with its value, which says where somebody comes from. */
function findTongue({ text }: PlacedLine): Range[] {
  return listMatches(text, TONGUE_LABEL).flatMap((match) => {
    const from = match.index + match[0].length;
    const isSaid = match.groups?.mark !== undefined || isLanguage(/^\p{L}+/u.exec(text.slice(from))?.[0] ?? "");
    return isSaid ? [{ start: match.index, end: from + valueLength(text.slice(from)) }] : [];
  });
}

/** "Spanish (native)" keeps the language, which may be asked for, and loses how it was learned. */
function findNativeLevels({ text }: PlacedLine): Range[] {
  return listMatches(text, LEVEL).flatMap(({ index, 0: level }) => {
    const before = /\p{L}+$/u.exec(text.slice(0, index))?.[0] ?? "";
    return isLanguage(before) ? [{ start: index, end: index + level.length }] : [];
  });
}

function isLanguage(word: string): boolean {
  return /^\p{Lu}/u.test(word) && (isNationWord(word) || LANGUAGES.has(word.toLowerCase()));
}

const VALUE = /^(?:(?:,? and |, ?|\/| ?& ?)?\p{Lu}[\p{L}'’-]{2,20}(?: \(\p{L}+\))?){1,4}/u;

/** As many names as are languages; what follows them is the next thing of a list. */
function valueLength(text: string): number {
  const value = VALUE.exec(text)?.[0] ?? "";
  const words = listMatches(value, /[\p{L}'’-]+/gu);
  const stop = words.findIndex(([word], at) => at > 0 && word !== "and" && !isLanguage(word));
  return stop === -1 ? value.length : (words[stop - 1]?.index ?? 0) + (words[stop - 1]?.[0].length ?? 0);
}

const notInWork = ({ section }: PlacedLine) => section !== "experience" && section !== "projects";

export const TRAIT_MASKS: Mask[] = [
  maskOf("photo", "photo photos photograph photographs picture headshot portrait", PHOTO),
  maskOf("photo", "photo photograph picture headshot portrait", PHOTO_ALONE, isPersonal),
  { kind: "nationality", hints: readHints("mother native first home"), find: findTongue },
  maskOf("nationality", "native", NATIVE_SPEAKER, notInWork),
  { kind: "nationality", hints: readHints("native mother first bilingual"), find: findNativeLevels },
  {
    kind: "disability",
    hints: readHints(
      `disability disabilities disabled deaf blind hearing visually sighted autistic dyslexic neurodivergent wheelchair amputee impairment impaired dyslexia dyspraxia autism
adhd epilepsy palsy sclerosis deafness blindness illness diagnosed adjustments accommodation accommodations`,
    ),
    find: findDisability,
  },
];
