import type { CriterionKind } from "#shared/vacancy.ts";
import { isRole, joinNames, nameCriterion, nameRole, startUpper } from "./name-criterion.ts";
import { firstQuote, isCore, type ReportedFinding, withLevel } from "./reported-finding.ts";
import { shorten } from "./shorten.ts";

const NAMED = 3;
const LONGEST_NAME = 60;
const LONGEST_EVIDENCE = 90;
const TELLING_WORDS = 5;
const TOLD_BY_WORK: ReadonlySet<CriterionKind> = new Set(["skill", "experience", "duty"]);
const TELLS_WHO =
  /\b(?:he|she|his|hers?|him|himself|herself|mr|mrs|ms|miss|husband|wife|mother|father|male|female|aged|born|years old)\b/iu;

/** Who by work, what fits, what does not: two or three sentences. No name, so that the summary can be read blind. */
export function writeSummary(profile: WorkHistory, findings: ReportedFinding[], vacancyTitle: string): string {
  return [describeWork(profile), describeFit(profile, findings, vacancyTitle), describeGaps(findings)]
    .filter((sentence) => sentence !== undefined)
    .join(" ")
    .replaceAll("….", "…");
}

/** As much of a profile as the summary tells of. */
interface WorkHistory {
  name: string | null;
  current: { title: string | null; company: string | null; range: { end: unknown } } | null;
  totalMonths: number;
  positions: unknown[];
}

function describeWork({ current, totalMonths, positions }: WorkHistory): string {
  const years = Math.round(totalMonths / 12);
  const time = years === 0 ? "less than a year" : `about ${years} ${years === 1 ? "year" : "years"}`;
  const isDated = positions.length > 0 && totalMonths > 0;
  const length = isDated ? `${time} of dated work` : "no dated positions";
  const title = current?.title ?? "";
  if (current === null || title === "")
    return isDated ? `The CV covers ${length}.` : "The CV gives no dated positions.";
  const company = current.company ?? "";
  const employer = company === "" || company === title ? "" : ` at ${shorten(company, LONGEST_NAME)}`;
  const role = current.range.end === null ? "Currently" : "Most recently";
  return `${role} ${shorten(calmCapitals(title), LONGEST_NAME)}${employer}, with ${length}.`;
}

/** "ACCOUNTANT" shouts; "HR" does not. */
function calmCapitals(title: string): string {
  return title === title.toUpperCase()
    ? title.replaceAll(/\p{Lu}{4,}/gu, (word) => startUpper(word.toLowerCase()))
    : title;
}

function describeFit({ name }: WorkHistory, findings: ReportedFinding[], vacancyTitle: string): string {
  const strong = withLevel(findings, "strong");
  const rest = strong.filter(({ criterion }) => !isRole(criterion));
  if (strong.length === 0) return describeNoFit(findings, vacancyTitle === "" ? "vacancy" : `${vacancyTitle} vacancy`);
  if (rest.length === 0)
    return "Has held the advertised role, but no other requirement is backed by the work described.";
  const opening = rest.length < strong.length ? "Has held the advertised role; the CV also shows" : "The CV shows";
  return `${opening} ${listNames(rest).text}${describeShare(findings)}${describeBest(rest, name)}.`;
}

function describeNoFit(findings: ReportedFinding[], target: string): string {
  const touched = listNames(withLevel(findings, "partial"));
  if (touched.count === 0) return `Nothing the ${target} asks for was found.`;
  return `Nothing the ${target} asks for is backed by dated work; ${touched.text} ${touched.verb} only touched on.`;
}

function describeShare(findings: ReportedFinding[]): string {
  const core = findings.filter((finding) => isCore(finding));
  const met = core.filter(({ level }) => level === "strong").length;
  return core.length < 2 ? "" : ` (${met} of ${core.length} core requirements)`;
}

function describeBest(strong: ReportedFinding[], name: string | null): string {
  const work = strong.filter(({ criterion }) => TOLD_BY_WORK.has(criterion.kind) && criterion.required_years === null);
  const quotes = work.map((finding) => firstQuote(finding, LONGEST_EVIDENCE) ?? "");
  const best = quotes.find((quote) => quote.split(" ").length >= TELLING_WORDS && !tellsWho(quote, name));
  return best === undefined ? "" : `, most clearly in “${best}”`;
}

/** Quotes come from the page as it was sent in; a summary is read blind. */
export function tellsWho(quote: string, name: string | null): boolean {
  const words = new Set(quote.toLowerCase().match(/\p{L}+/gu));
  const parts = name?.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return TELLS_WHO.test(quote) || parts.some((part) => words.has(part));
}

function describeGaps(findings: ReportedFinding[]): string | undefined {
  const core = findings.filter((finding) => isCore(finding));
  const [gap, ...others] = withLevel(core, "missing");
  if (gap !== undefined) return describeMainGap(gap, others);
  const doubtful = listNames(withLevel(core, "partial"));
  if (doubtful.count > 0) return `${startUpper(doubtful.text)} ${doubtful.verb} only partly shown.`;
  const wished = listNames(withLevel(findings, "missing"));
  if (wished.count > 0) return `Of the desirable points, ${wished.text} ${wished.verb} not shown.`;
  return findings.length === 0 ? undefined : "No gap against the requirements was found.";
}

function describeMainGap({ criterion }: ReportedFinding, others: ReportedFinding[]): string {
  const also = listNames(others, NAMED - 1);
  if (isRole(criterion)) {
    const opening = `No position ${nameRole(criterion)} is shown`;
    return also.count === 0 ? `${opening}.` : `${opening}; also missing: ${also.text}.`;
  }
  const name = nameCriterion(criterion);
  if (also.count === 0) return `The one core requirement not shown is ${name}.`;
  return `The main gap is ${name}; ${also.text} ${also.verb} not shown either.`;
}

function listNames(findings: ReportedFinding[], most = NAMED): { text: string; count: number; verb: string } {
  const names = [...new Set(findings.map(({ criterion }) => nameCriterion(criterion)))].slice(0, most);
  return { text: joinNames(names), count: names.length, verb: names.length === 1 ? "is" : "are" };
}
