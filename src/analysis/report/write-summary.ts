import type { Level } from "#shared/screening/evidence.ts";
import type { CriterionKind } from "#shared/vacancies/vacancy.ts";
import { describeWork, type WorkHistory } from "./describe-work.ts";
import { isRole, quoteCriteria, quoteCriterion } from "./name-criterion.ts";
import { firstQuote, isCore, type ReportedFinding, withLevel } from "./reported-finding.ts";

const NAMED = 3;
const LONGEST_EVIDENCE = 90;
const DISTINCTIVE_WORDS = 5;
const TOLD_BY_WORK: ReadonlySet<CriterionKind> = new Set(["skill", "experience", "duty"]);
const MENTIONS_PERSON =
  /\b(?:he|she|his|hers?|him|himself|herself|mr|mrs|ms|miss|husband|wife|mother|father|male|female|aged|born|years old)\b/iu;

/**
 * A missing condition of the role, who by work, how much of the core is shown, the strongest point, what is missing first by weight.
 * Each sentence counts or quotes findings, so none can say other than they do. No name, so that the summary can be read blind.
 */
export function writeSummary(profile: WorkHistory, findings: ReportedFinding[]): string {
  const sentences = [
    describeMissingGates(findings),
    describeWork(profile),
    describeShare(findings),
    describeStrongest(findings, profile.name),
    describeGaps(findings),
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
}

function describeMissingGates(findings: ReportedFinding[]): string | undefined {
  const gates = withLevel(findings, "missing").filter((finding) => isGate(finding));
  if (gates.length === 0) return undefined;
  const told = gates.length === 1 ? "is a condition of the role and is" : "are conditions of the role and are";
  return `${quoteAll(gates)} ${told} not shown in the CV.`;
}

/** Where nothing is core, what is desirable is all there is to count. */
function describeShare(findings: ReportedFinding[]): string | undefined {
  const core = findings.filter((finding) => isCore(finding));
  const [counted, noun] = core.length > 0 ? [core, "core requirement"] : [findings, "desirable point"];
  const [only, ...others] = counted;
  if (only === undefined) return undefined;
  if (others.length === 0) return `The one ${noun} is ${SHOWN[only.level]}.`;
  return countLevels(counted, `of the ${counted.length} ${noun}s`);
}

const SHOWN: Record<Level, string> = { strong: "fully shown", partial: "shown in part", missing: "not shown" };

function countLevels(counted: ReportedFinding[], ofAll: string): string {
  const count = (asked: Level) => counted.filter(({ level }) => level === asked).length;
  const [full, half, missing] = [count("strong"), count("partial"), count("missing")];
  if (full === counted.length) return `All ${ofAll} are fully shown.`;
  if (missing === counted.length) return `None ${ofAll} is shown.`;
  const rest = [half > 0 ? `${half} in part` : "", missing > 0 ? `${missing} not` : ""].filter(Boolean);
  return `${full === 0 ? "None" : full} ${ofAll} ${full < 2 ? "is" : "are"} fully shown, ${rest.join(" and ")}.`;
}

/** Having held the role says little by its quote, which is a title; so what was done stands beside it. */
function describeStrongest(findings: ReportedFinding[], name: string | null): string | undefined {
  const strong = withLevel(findings, "strong").toSorted((left, right) => pointsOf(right) - pointsOf(left));
  const role = strong.find(({ criterion }) => isRole(criterion));
  const best = citeBest(
    strong.filter(({ criterion }) => !isRole(criterion)),
    name,
  );
  if (role === undefined) return best === undefined ? undefined : `Strongest${best}.`;
  const held = `The role itself is fully shown (${quoteCriterion(role.criterion)})`;
  return best === undefined ? `${held}.` : `${held}; strongest besides${best}.`;
}

/** A degree can bring more points than any work, and yet says less of somebody than what they did. */
function citeBest(strong: ReportedFinding[], name: string | null): string | undefined {
  const work = strong.find(
    (finding) => TOLD_BY_WORK.has(finding.criterion.kind) && isDistinctive(quotable(finding, name)),
  );
  const best = work ?? strong[0];
  if (best === undefined) return undefined;
  const quote = quotable(best, name);
  const cited = quote === undefined ? "" : `, shown by “${quote}”`;
  return `${work === undefined ? "" : " in the work described"} is ${quoteCriterion(best.criterion)}${cited}`;
}

const pointsOf = ({ criterion, credit = 1 }: ReportedFinding): number => criterion.weight * credit;

function quotable(finding: ReportedFinding, name: string | null): string | undefined {
  const quote = firstQuote(finding, LONGEST_EVIDENCE);
  return quote === undefined || mentionsPerson(quote, name) ? undefined : quote;
}

function isDistinctive(quote: string | undefined): boolean {
  return quote !== undefined && quote.split(" ").length >= DISTINCTIVE_WORDS;
}

/** Quotes come from the page as it was sent in; a summary is read blind. */
export function mentionsPerson(quote: string, name: string | null): boolean {
  const words = new Set(quote.toLowerCase().match(/\p{L}+/gu));
  const parts = name?.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return MENTIONS_PERSON.test(quote) || parts.some((part) => words.has(part));
}

/** The core first. A gate that is missing has been told already. */
function describeGaps(findings: ReportedFinding[]): string | undefined {
  const core = findings.filter((finding) => isCore(finding));
  const missing = withLevel(core, "missing");
  const others = missing.filter((finding) => !isGate(finding));
  const opening = others.length < missing.length ? "Also not shown" : "Not shown";
  if (others.length > 0) return `${opening}${others.length > 1 ? ", by weight" : ""}: ${quoteAll(others)}.`;
  const half = withLevel(core, "partial");
  if (half.length > 0) return `Shown only in part: ${quoteAll(half)}.`;
  const optional = withLevel(findings, "missing").filter((finding) => !isCore(finding));
  return optional.length > 0 ? `Desirable and not shown: ${quoteAll(optional)}.` : undefined;
}

const isGate = ({ criterion }: ReportedFinding): boolean => criterion.importance === "gate";

function quoteAll(findings: ReportedFinding[]): string {
  const criteria = findings.map(({ criterion }) => criterion);
  return quoteCriteria(criteria, NAMED);
}
