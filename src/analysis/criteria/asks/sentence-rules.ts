import { DEMAND, EXCLUSION, NAMED, NICE, POINTS_BACK, QUANTITY, SEARCH, STATE, TELL_US } from "./asking-patterns.ts";
import { DUTY, EMPLOYER, FAIRNESS, OFFER, ORDER, PAY, PROCESS } from "./telling-patterns.ts";

/** What a sentence of an advertisement says. The first rule that fits decides; what none fits is "other". */
export type SentenceKind =
  | "order"
  | "exclusion"
  | "fairness"
  | "process"
  | "nice"
  | "must"
  | "offer"
  | "duty"
  | "employer";

interface SentenceRule {
  name: string;
  kind: SentenceKind;
  pattern: RegExp;
}

/** Read in this order for running text: what is asked is told before what is given, since one sentence often does both. */
export const SENTENCE_RULES: readonly SentenceRule[] = [
  { name: "orders software about", kind: "order", pattern: ORDER },
  { name: "promises fairness", kind: "fairness", pattern: FAIRNESS },
  { name: "tells how to apply", kind: "process", pattern: PROCESS },
  { name: "names the pay", kind: "offer", pattern: PAY },
  { name: "wants to be told", kind: "nice", pattern: TELL_US },
  { name: "calls it a plus", kind: "nice", pattern: NICE },
  { name: "calls it needed", kind: "must", pattern: DEMAND },
  { name: "describes who is sought", kind: "must", pattern: SEARCH },
  { name: "counts years", kind: "must", pattern: QUANTITY },
  { name: "says what you have", kind: "must", pattern: STATE },
  { name: "opens with the thing asked for", kind: "must", pattern: NAMED },
  { name: "excludes", kind: "exclusion", pattern: EXCLUSION },
  { name: "promises pay or terms", kind: "offer", pattern: OFFER },
  { name: "tells what will be done", kind: "duty", pattern: DUTY },
  { name: "speaks of the employer", kind: "employer", pattern: EMPLOYER },
];

/** "Infrastructure as code (Terraform preferred)" wishes for Terraform and needs the rest. */
const ASIDE = /\((?!(?:preferred|desirable|desired|optional|ideal(?:ly)?|bonus|a plus|nice to have)\))[^()]*\)/giu;

export function classifySentence(text: string): SentenceKind | "other" {
  const plain = text.replaceAll(ASIDE, "");
  return (
    SENTENCE_RULES.find(({ kind, pattern }) => pattern.test(kind === "nice" || kind === "exclusion" ? plain : text))
      ?.kind ?? "other"
  );
}

const LACK =
  /\b(?:who (?:(?:has|have) (?:not|never)|(?:do|does)(?: not|n['’]t)|can(?:not|['’]t))|unless you (?:have|hold)|unless you['’]ve) (?!(?:it|one|this|that|these|them|got|been|read|sent|done|completed|attached|the right|meet|match|satisfy|fit|attach|include|submit|show|demonstrate)\b)\p{L}+ \p{L}/iu;

/** "People who have never sailed are welcome" excludes nobody. */
const REFUSAL =
  /(?:\b(?:can)?not|n['’]t|\bunable to) (?:be )?(?:consider|tak|hir|interview|shortlist|apply|meet|see|look at|accept|employ|invite|appoint|competitive|successful)|\b(?:nobody|no one|no-one)\b.* (?:should|need|can) apply/iu;

/** "We cannot take anyone who has never led a team": the exclusion itself names what is asked for. */
export function namesLack(text: string): boolean {
  return REFUSAL.test(text) && LACK.test(text);
}

/** It says only that nobody is taken without what was named before. */
export function isBareExclusion(text: string): boolean {
  return EXCLUSION.test(text) && POINTS_BACK.test(text) && !QUANTITY.test(text) && !namesLack(text);
}

export function isWish(text: string): boolean {
  const plain = text.replaceAll(ASIDE, "");
  return NICE.test(plain) || TELL_US.test(plain);
}

/** "We want someone who has …": said of this clause, whatever the sentence wishes for beside it. */
export function isSought(text: string): boolean {
  return SEARCH.test(text);
}

/** "Experience of tides" is asked for by being named alone: a wish at the end of its sentence covers it. */
export function isOnlyNamed(text: string): boolean {
  return NAMED.test(text) && ![DEMAND, SEARCH, QUANTITY, STATE].some((pattern) => pattern.test(text));
}

export function isDemand(text: string): boolean {
  return DEMAND.test(text);
}

const CREDENTIAL = /\b(?:degree|diploma|licen[cs]e|certificat\w+|qualification|fluent|years['’]?)\b/iu;

/** As one of a list: it names what somebody has, not what is done or given. */
export function looksAsked(text: string): boolean {
  return [DEMAND, QUANTITY, NAMED, CREDENTIAL].some((pattern) => pattern.test(text)) && !looksOffered(text);
}

export function looksOffered(text: string): boolean {
  return OFFER.test(text) && !NAMED.test(text);
}
