import { splitArticles, splitIdeally, splitInfinitives, splitRepeated, splitVerbs } from "./split-series.ts";

interface ClauseRule {
  name: string;
  split: (text: string) => string[];
}

function at(pattern: RegExp): (text: string) => string[] {
  return (text) => text.split(pattern);
}

const HAS_YEARS = /\byears?\b/iu;
const SHARES =
  /,? (?=(?:(?<!\b(?:\d|one|two|three|four|five),? )(?:(?:out )?of which|of these|of whom|of those)|(?<!\b(?:least|fewer than|less than|more than) )(?:(?:at least|no fewer than|no less than|not less than|more than) )?(?:\d+|one|two|three|four|five)(?: or more)? of (?:which|them|those|these))\b)/iu;

const WISH =
  "(?:required|essential|needed|preferred|desirable|welcome|useful|handy|helpful|an? (?:\\p{L}+ )?(?:plus|bonus|advantage|asset|must))";
const WISH_ENDS = new RegExp(
  `(?<=\\b(?:is|are|would be) ${WISH}),? and (?=[^,]{2,60} (?:is|are|would be) ${WISH}\\b)`,
  "iu",
);

/** Cuts between two things one sentence asks for. Alternatives ("A, B or C") and lists of one thing ("A, B and C") stay whole. */
export const CLAUSE_RULES: readonly ClauseRule[] = [
  {
    name: "a semicolon",
    split: at(
      /; (?!(?:equivalent|placements?|others?|any|or|in-house|we(?! (?:cannot|can['’]t|will not|won['’]t) \p{L}+ (?:anyone|anybody|people|candidates|applicants) who (?:has|have) (?:not|never)\b)|it)\b)(?![^(]*\))(?![^;]* would be (?:about right|enough)\b)/iu,
    ),
  },
  { name: "years of which some were", split: (text) => (HAS_YEARS.test(text) ? text.split(SHARES) : [text]) },
  {
    name: "as is, so would",
    split: at(/[,;]? (?:and )?(?:as|so) (?:is|are|would|should|does|do|will|was) (?=\S)/iu),
  },
  {
    name: "and you have",
    split: at(
      /(?:[,;]|,? (?:and|but)|, (?:and|but|so)|[,;]? (?:and|but) that) (?=(?:you(?:['’]ve|['’]re)?(?! can (?:show|prove|point)\b)|someone|somebody) \p{L}+|being \p{L}+|we (?:care|want|need|expect|ask|would expect|would want)\b)/iu,
    ),
  },
  {
    name: "and if you have",
    split: at(/[,;]? (?:and|so|but) (?=if you(?:['’]ve|['’]re| have| are| can| could| hold| know| speak)\b)/iu),
  },
  {
    name: "and that experience counts",
    split: at(/,? and that (?=(?:experience|knowledge|an?|some|confident|good|strong)\b)/iu),
  },
  { name: "and who has", split: at(/(?:,|,? and|, or| or) (?=who(?:se)?\b(?! (?:we|you|they)\b))/iu) },
  {
    name: "has, knows and can",
    split: at(
      /(?:, (?:and |but )?| and )(?=(?:has(?! to\b)|knows|can(?! (?:show|prove|point)\b)|holds|understands|speaks|writes|enjoys|brings|have (?:an?|at least|some|proven|excellent|strong|good|\d)|is (?:not|used|comfortable|able|happy|fluent|confident|familiar))\b \p{L})/u,
    ),
  },
  {
    name: "will have, will be",
    split: at(
      /, (?:and |but )?(?=(?:will|must|should|would) (?:also |ideally )?(?:have|be|hold|possess|know|need)\b (?!(?:required|needed|expected|an? (?:plus|advantage|bonus|asset)|welcome|useful|helpful|considered)\b)|are (?:great|good|able|confident|comfortable|familiar|happy|used|fluent|not) )/iu,
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
      /(?: and (?=at least )|, (?:and |plus |together with |along with |as well as ))(?=(?:at least|an? |some |\d|one|two|three|four|five|experience|knowledge|excellent|strong|proven|good|solid|real|genuine|sound|demonstrable|the ability|ability|competence|proficiency|familiarity|fluency|the successful candidate|hold\b)\b)/iu,
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
