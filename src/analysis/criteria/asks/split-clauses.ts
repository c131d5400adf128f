import { isVerb } from "#analysis/lexicon/verbs.ts";

interface ClauseRule {
  name: string;
  split: (text: string) => string[];
}

function at(pattern: RegExp): (text: string) => string[] {
  return (text) => text.split(pattern);
}

const HAS_YEARS = /\byears?\b/iu;
const SHARES =
  /,? (?=(?:(?<!\b(?:\d|one|two|three|four|five),? )(?:out )?of which|of these|of whom|of those|(?:at least )?(?:\d+|one|two|three|four|five)(?: or more)? of (?:which|them|those|these))\b)/iu;

const WISH =
  "(?:required|essential|needed|preferred|desirable|welcome|useful|handy|helpful|an? (?:\\p{L}+ )?(?:plus|bonus|advantage|asset|must))";
const WISH_ENDS = new RegExp(
  `(?<=\\b(?:is|are|would be) ${WISH}),? and (?=[^,]{2,60} (?:is|are|would be) ${WISH}\\b)`,
  "iu",
);

/** Cuts between two things one sentence asks for. Alternatives ("A, B or C") and lists of one thing ("A, B and C") stay whole. */
export const CLAUSE_RULES: readonly ClauseRule[] = [
  { name: "a semicolon", split: at(/; (?!(?:equivalent|placements?|others?|any|or|in-house|we|it)\b)(?![^(]*\))/iu) },
  { name: "years of which some were", split: (text) => (HAS_YEARS.test(text) ? text.split(SHARES) : [text]) },
  {
    name: "as is, so would",
    split: at(/[,;]? (?:and )?(?:as|so) (?:is|are|would|should|does|do|will|was) (?=\S)/iu),
  },
  {
    name: "and you have",
    split: at(
      /(?:[,;]|,? (?:and|but)|, (?:and|but|so)|[,;]? (?:and|but) that) (?=(?:you(?:['’]ve|['’]re)?|someone|somebody) \p{L}+|being \p{L}+|we (?:care|want|need|expect|ask|would expect|would want)\b)/iu,
    ),
  },
  { name: "and who has", split: at(/(?:,|,? and|, or| or) (?=who(?:se)?\b(?! (?:we|you|they)\b))/iu) },
  {
    name: "has, knows and can",
    split: at(
      /(?:, (?:and |but )?| and )(?=(?:has(?! to\b)|knows|can|holds|understands|speaks|writes|enjoys|brings|have (?:an?|at least|some|proven|excellent|strong|good|\d)|is (?:not|used|comfortable|able|happy|fluent|confident|familiar))\b \p{L})/u,
    ),
  },
  {
    name: "this is a plus and that is, too",
    split: (text) => (WISH_ENDS.test(text) ? text.split(WISH_ENDS) : [text]),
  },
  {
    name: "so that is needed",
    split: at(
      /, so (?=\p{L}+ .*\b(?:needed|matters?|required|essential|important|second nature|useful|handy|helpful|welcome|an? (?:plus|must|advantage|bonus))\b)/iu,
    ),
  },
  {
    name: "required, but preferred",
    split: at(
      /(?<=\b(?:required|essential|must|mandatory|needed)\b)[,;] (?:and |but |with )?(?=.*\b(?:preferred|desirable|a plus|an advantage|a bonus|ideal|useful|helpful|handy|stand to you)\b)/iu,
    ),
  },
  {
    name: "and at least",
    split: at(
      /(?: and (?=at least )|, (?:and |plus |together with |along with |as well as ))(?=(?:at least|an? |some |\d|one|two|three|four|five|experience|knowledge|excellent|strong|proven|good|solid|real|genuine|sound|demonstrable|the ability|ability|hold\b)\b)/iu,
    ),
  },
  { name: "needed, ideally with", split: (text) => splitIdeally(text) },
  { name: "to do this, and to do that", split: (text) => splitInfinitives(text) },
  {
    name: "able to, comfortable with",
    split: at(
      /,? (?:and )?(?<=, (?:and )?)(?=(?:be )?(?:(?:well )?able to|comfortable|familiar with|confident|capable of|happy to|willing to|good (?:at|with)|fluent|the (?:sort|kind) of)\b)/iu,
    ),
  },
  { name: "a this, some that", split: (text) => splitArticles(text) },
  { name: "with this, with that", split: (text) => splitRepeated(text) },
  { name: "know this, write that", split: (text) => splitVerbs(text) },
];

/** In a bullet a second "you" mostly explains the first; having done something else as well is another wish. */
export const SECOND_VERB = /,? and (?=you(?:['’]ve| have|['’]re| are| can| know) \p{L}+)/iu;

/** "As Facilities Manager, you …": what stands before the comma asks for nothing. */
const OPENER =
  /^(?:as|if|when|because|since|once|while|although|reporting|in|working|from|based|given|with)\b[^,;]*$/iu;

export function splitClauses(text: string): string[] {
  return CLAUSE_RULES.reduce((parts, { split }) => parts.flatMap((part) => split(part)), [text])
    .map((part) => part.trim())
    .filter((part, at, parts) => /\p{L}{2}/u.test(part) && (at > 0 || parts.length === 1 || !OPENER.test(part)));
}

const FEWEST_WORDS = 2;

/** "Three years in a factory, preferably in food": the first half is needed, the second a plus. */
function splitIdeally(text: string): string[] {
  const pieces = text.split(/(?<=\p{L}{3}|\)),? (?:and |but )?(?=\(?(?:ideally|preferably)\b)(?![^(]*\))/iu);
  const isWhole = pieces.every((piece) => piece.split(" ").length > FEWEST_WORDS);
  return isWhole && !/\b(?:and|or|of|in|with|is|are|be|who|you)$/iu.test(pieces[0] ?? "") ? pieces : [text];
}

/** "You will need to be at home with a CRM, to give a demonstration, and to sort out complaints." */
function splitInfinitives(text: string): string[] {
  const first =
    /\b(?:need|have|expected|able|required|want \p{L}+|expect \p{L}+)\b[^,]{0,40} to /iu.exec(text)?.index ?? Infinity;
  const cut = /, (?:and |or )?to (?=\p{L}+ )/iu;
  return first < (cut.exec(text)?.index ?? -1) ? text.split(cut) : [text];
}

/** "worked with PLCs, with pneumatics or with AutoCAD": each preposition opens another wish. */
function splitRepeated(text: string): string[] {
  for (const preposition of ["with", "of", "in", "as"]) {
    const cut = new RegExp(`, (?:or |and )?${preposition} (?!course\\b|which\\b|whom\\b)`, "iu");
    const opened = new RegExp(`\\b${preposition} `, "iu").exec(text)?.index ?? Infinity;
    const first = cut.exec(text)?.index ?? -1;
    if (opened < first) return text.split(cut);
  }
  return [text];
}

/** "A truck licence, some Excel and a second language": things with an article each. */
function splitArticles(text: string): string[] {
  const cut = /(?:,|,? and|, or) (?=(?:an?|some|any) )/iu;
  const pieces = text.split(cut);
  const isSeries =
    /^(?:so (?:would|is) |you(?:['’]ll| will| must| should)? (?:have|hold|need|bring) )?(?:an?|some) /iu.test(text);
  return isSeries && pieces.length > 2 ? pieces : [text];
}

/** "be familiar with WordPress, understand SEO and write copy": a list of verbs is a list of wishes. */
function splitVerbs(text: string): string[] {
  const pieces = text.split(/, (?:and |or )?(?=\p{L})(?![^(]*\))/u);
  const parts: string[] = [];
  let at = 0;
  for (const piece of pieces) {
    const start = text.indexOf(piece, at);
    const isWish = parts.length > 0 && opensWithVerb(piece) && opensWithVerb(parts[0] ?? "");
    if (parts.length === 0 || isWish) parts.push(piece);
    else parts[parts.length - 1] += text.slice(at, start) + piece;
    at = start + piece.length;
  }
  return parts;
}

const SUBJECT =
  /^(?:.*\b(?:you(?:['’]ll|['’]d|['’]ve)?|who|candidates?|applicants?)\b )?(?:(?:must|should|will|would|also|already|ideally|can|have|be able to|to) )*/iu;

function opensWithVerb(text: string): boolean {
  const words = text.replace(SUBJECT, "").split(" ");
  return words.length > 1 && isVerb(words[0] ?? "");
}
