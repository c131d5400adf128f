import { findKnownSkills } from "#analysis/lexicon/find-known-skills.ts";
import { findRequiredYears } from "#analysis/criteria/find-required-years.ts";
import type { AskCandidate } from "./list-ask-candidates.ts";
import { EXCLUSION } from "./asking-patterns.ts";
import { looksAsked } from "./sentence-rules.ts";
import { findSoftSkillNames } from "#analysis/lexicon/soft-skills.ts";
import { isVerb } from "#analysis/lexicon/verbs.ts";

interface Flag {
  name: string;
  holds: (one: AskCandidate) => boolean;
}

function matches(pattern: RegExp): (one: AskCandidate) => boolean {
  return ({ said }) => pattern.test(said);
}

/** How somebody is, rather than what they have done or can do. */
const MANNER =
  /\b(?:warm|calm|hunter|hungry|humble|patience|patient(?=[,.;]| and\b|$)|temper|drama|cheerful|friendly|positive|proactive|self-\p{L}+|passion\p{L}*|enthusias\p{L}+|energetic|flexib\p{L}+|reliab\p{L}+|punctual\p{L}*|honest\p{L}*|integrity|humou?r|attitude|personality|coachable|driven|ambitious|attention to detail|eye for detail|under pressure|deadlines?|organi[sz]ed|manner|motivated|dynamic|hardworking|tact|discretion)\b/iu;
const SHOWN = /\b(?:experience[d]?|background|record|knowledge|years?|degree|certificat\p{L}*|licen[cs]e)\b/iu;

function isOnlySoft({ said }: AskCandidate): boolean {
  const isSoft = MANNER.test(said) || findSoftSkillNames(said).length > 0;
  return isSoft && !SHOWN.test(said) && findKnownSkills(said).length === 0;
}

/** "You drive between sites, so a licence is needed": the first half is only why, unless the second points back at it. */
export function givesReason({ said, sentence }: AskCandidate): boolean {
  const rest = sentence.split(`${said}, so `)[1];
  return rest !== undefined && !/\b(?:those|these|this|that|them|it)\b/iu.test(rest);
}

/** What a reader looks at in a clause. Each has a weight of its own, learned from judged advertisements. */
export const CLAUSE_FLAGS: readonly Flag[] = [
  { name: "counts years", holds: ({ said }) => findRequiredYears(said) !== null },
  { name: "looks asked", holds: ({ said }) => looksAsked(said) },
  {
    name: "names a paper",
    holds: matches(/\b(?:degree|diploma|bachelor|licen[cs]e|certificat\w+|qualification|registered|GED)\b/iu),
  },
  {
    name: "names experience",
    holds: matches(/\b(?:experience[d]?|background|track record|record of|history|worked|exposure)\b/iu),
  },
  {
    name: "names knowledge",
    holds: matches(
      /\b(?:knowledge|understanding|familiar\w*|proficien\w*|skills?|command|know|expert\w*|competen\w+|fluen\w+)\b/iu,
    ),
  },
  {
    name: "names ability",
    holds: matches(/\b(?:able to|ability|capable|comfortable|confident|at ease|at home|good with|happy to)\b/iu),
  },
  { name: "names one skill", holds: ({ said }) => findKnownSkills(said).length === 1 },
  { name: "names more skills", holds: ({ said }) => findKnownSkills(said).length > 1 },
  { name: "names a soft skill", holds: ({ said }) => findSoftSkillNames(said).length > 0 },
  { name: "offers a choice", holds: matches(/\bor\b|\bsimilar\b|\bequivalent\b/iu) },
  { name: "you will", holds: matches(/\byou(?:['’]ll| will|['’]d| would)\b/iu) },
  { name: "you have", holds: matches(/\byou(?:['’]ve| have| can| know| are|['’]re)\b/iu) },
  { name: "you do", holds: matches(/^(?:and )?you \p{Ll}+/iu) },
  {
    name: "someone who",
    holds: matches(
      /\b(?:someone|somebody|people|anyone|candidates?|applicants?|person) (?:who|with|whose|must|should|to)\b|^who\b/iu,
    ),
  },
  { name: "speaks of us", holds: matches(/\b(?:we|us|our|ours)\b/iu) },
  { name: "opens with us", holds: matches(/^(?:we|our|us|at|the (?:company|firm|team|client))\b/iu) },
  { name: "opens with a verb", holds: ({ said }) => isVerb(said.split(" ")[0] ?? "") },
  { name: "opens with a gerund", holds: matches(/^\p{L}+ing\b/iu) },
  { name: "opens with having done", holds: matches(/^(?:has|have|had|\p{L}+ed)\b/iu) },
  { name: "opens with an article", holds: matches(/^(?:an?|some|any)\b/iu) },
  { name: "opens with the", holds: matches(/^the\b/iu) },
  {
    name: "opens with a condition",
    holds: matches(/^(?:if|when|because|since|as|so|but|while|although|this|that|it|there|they|she|he)\b/iu),
  },
  {
    name: "is of the employer",
    holds: matches(
      /\b(?:is|are|was|has been|have been) (?:an?|the|one|still|run|owned|based|part)\b|\b(?:founded|since \d{4}|employees|staff of|turnover|customers in|offices? in)\b/iu,
    ),
  },
  { name: "names money", holds: matches(/[$£€₹] ?\d|\b(?:salary|pay|bonus|commission|pension|lpa|ctc)\b/iu) },
  {
    name: "names hours",
    holds: matches(/\b(?:hours|hrs|shifts?|weekends?|evenings?|saturdays?|full[- ]time|rota|on-call|travel)\b/iu),
  },
  {
    name: "names the application",
    holds: matches(/\b(?:cv|r[ée]sum[ée]|apply|application|interview|letter|e-?mail|portfolio|reference)\b/iu),
  },
  { name: "excludes", holds: matches(EXCLUSION) },
  { name: "names a proper name first", holds: matches(/^\p{Lu}\p{Ll}+ (?:& |and )?\p{Lu}\p{Ll}+ /u) },
  { name: "is one word or two", holds: ({ text }) => text.split(" ").length <= 2 },
  { name: "is short", holds: ({ text }) => text.split(" ").length <= 6 },
  { name: "is long", holds: ({ text }) => text.split(" ").length > 22 },
  { name: "gives a reason", holds: givesReason },
  { name: "names a manner", holds: matches(MANNER) },
  { name: "is only soft", holds: isOnlySoft },
  { name: "points at somebody", holds: matches(/\b(?:it|them|they|him|his|her|anybody|nobody|everybody|people)\b/iu) },
  { name: "asks a question", holds: matches(/\?$/u) },
  { name: "holds a figure", holds: matches(/\d{2}/u) },
  { name: "is part of a sentence", holds: ({ said, sentence }) => said.length < sentence.length },
  { name: "stands behind the first sentence", holds: ({ at, isBullet }) => at > 0 && isBullet },
];
