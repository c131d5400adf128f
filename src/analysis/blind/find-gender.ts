import { anyOf } from "#analysis/pattern.ts";
import { listMatches, MASK, type Mask, maskOf, type PlacedLine, type Range } from "./mask.ts";

/** Pairs of a form and the shorter one that stands for both. A vacancy asks for a waiter, so a waitress must remain one. */
const SHARED_FORMS = new Map(
  `waitress waiter,actress actor,hostess host,stewardess steward,headmistress headmaster,manageress manager,landlady landlord,
masseuse masseur,barmaid barman,comedienne comedian,usherette usher,conductress conductor,proprietress proprietor,seamstress tailor,
saleslady salesman,salesgirl salesman,poetess poet,authoress author,sculptress sculptor,heiress heir,alumna alumni,alumnus alumni,
alumnae alumni,songstress singer,instructress instructor`
    .split(/,\s*/u)
    .map((pair): [string, string] => {
      const [form = "", shared = ""] = pair.split(" ");
      return [form, shared];
    }),
);
const GENDERED =
  /\b\p{L}{3,10}(?:ess|esses|women|woman|lady|girl|ladies|girls|maid|maids|euse|ienne|ette|ettes)\b|\balumn(?:a|ae|us)\b/giu;

function findGenderedForms({ text }: PlacedLine): Range[] {
  return listMatches(text, GENDERED).flatMap((match) => {
    const [word] = match;
    const shared = findSharedForm(word.toLowerCase());
    if (shared === undefined) return [];
    return [{ start: match.index, end: match.index + word.length, instead: writeLike(word, shared) }];
  });
}

function findSharedForm(word: string): string | undefined {
  const woman = /^(\p{L}{3,})wo(m[ae]n)$/u.exec(word);
  if (woman !== null) return `${woman[1]}${woman[2]}`;
  const single = SHARED_FORMS.get(word);
  if (single !== undefined) return single;
  const plural = SHARED_FORMS.get(word.replace(/(?<=ss)es$|ies$|s$/u, (end) => (end === "ies" ? "y" : "")));
  return plural === undefined ? undefined : `${plural}s`.replace(/mans$/u, "men");
}

function writeLike(word: string, shared: string): string {
  if (word === word.toUpperCase()) return shared.toUpperCase();
  return word.charAt(0) === word.charAt(0).toUpperCase() ? shared.charAt(0).toUpperCase() + shared.slice(1) : shared;
}

const OFFICE_PROGRAMS =
  "Office|Excel|Word|Power ?Point|Power BI|Access|Project|Sql|SQL|Outlook|Visio|Windows|Dos|DOS|Teams|Dynamics|Share ?Point|Suite";

const GENDER_WORDS = anyOf("giu", {
  sex: /\b(?:fe)?males?\b|\b(?:wo)?m[ae]n(?:['’]?s)?\b|\b(?:girl|boy|lad(?:y|ies)|gentlem[ae]n|gent)(?:['’]?s['’]?)?\b/u,
  identity: /\b(?:trans|cis)gender\b/u,
  relative:
    /\b(?:house|step)?(?:wife|wives|husband|mother|father|daughter|brother)s?(?! tongue)(?:-in-law)?(?:['’]s)?\b/u,
  // A ward sister is a nurse.
  sister: /(?<!\b(?:ward|senior|junior|nursing|theatre|night|charge) )\bsister(?:['’]?s)?\b/u,
  family: /\b(?:mum|mom|mummy|dad|daddy|sons?|niece|nephew|aunt|uncle|sorority|fraternity)\b/u,
  leave: /\b(?:maternity|paternity)(?= (?:leave|break|absence|pay))/u,
});

export const GENDER_MASKS: Mask[] = [
  {
    kind: "gender",
    hints: [
      "women",
      ...[...SHARED_FORMS.keys()].flatMap((form) => [form, `${form}s`, `${form}es`, form.replace(/y$/u, "ies")]),
    ],
    find: findGenderedForms,
  },
  maskOf(
    "gender",
    `male males female females man men woman women mens womens girl girls boy boys lady ladies gentleman gentlemen gent gents transgender cisgender
wife wives husband husbands housewife househusband housewives mother mothers father fathers daughter daughters brother brothers sister sisters mum mom
mummy dad daddy son sons niece nephew aunt uncle sorority fraternity maternity paternity stepfather stepmother`,
    GENDER_WORDS,
  ),
  maskOf(
    "pronoun",
    "he she they xe ze him his her hers them their theirs himself herself themself themselves theirself",
    anyOf("giu", {
      stated: /\b(?:s?he|they|xe|ze)\/(?:him|hers?|his|them|they|theirs?)(?:\/\p{L}{2,6})?\b|\(?\bs(?:\)|\/)he\b/u,
      subject: /\b(?:s?he|they)(?:['’](?:s|d|ll|re|ve)\b)?(?: (?:is|are|was|were|has|have|does|do)\b)?(?!\p{L})/u,
      object: /\b(?:him|his|hers?|them|theirs?)(?:sel(?:f|ves))?\b/u,
    }),
  ),
];

/** Behind the name, which "Ms" before it may give away. */
export const HONORIFIC_MASK: Mask = maskOf(
  "honorific",
  "mr mrs ms miss mx sir madam dame m shri smt herr frau monsieur madame señor señora",
  new RegExp(
    `\\b(?:Mr|Mrs|Miss|Mx|Sir|Madam|Dame|MR|MRS|MISS|M/s|Shri|Smt|Herr|Frau|Monsieur|Madame|Señora?)\\b\\.?(?= ?[\\p{L}${MASK}])|\\bMs\\b(?:\\.(?= ?[\\p{L}${MASK}])|(?= (?!(?:${OFFICE_PROGRAMS})\\b)(?!\\p{Ll})[\\p{L}${MASK}]))`,
    "gu",
  ),
);
