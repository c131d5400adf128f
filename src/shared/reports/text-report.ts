import type { Candidate } from "#shared/candidates/candidate.ts";
import { callCandidateInFull } from "#shared/candidates/call-candidate.ts";
import { describeRemoved, type Employment, type RatedSkill, REVIEW_TEXT } from "#shared/screening/cv-analysis.ts";
import { engineName } from "#shared/screening/engine-name.ts";
import { ENGINE_NOTE_TEXT } from "#shared/screening/judged-cv.ts";
import { spanInWords } from "./format-time.ts";
import { describeDecision } from "#shared/candidates/decision.ts";
import { experienceBand } from "#shared/candidates/experience-band.ts";
import { listFacts, listNumbered, listPoints, wrap, writeSection, writeTitle } from "#shared/plain-text.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { shortlistStatus, describeRanking } from "#shared/screening/score-bands.ts";
import {
  type CriterionLine,
  type ShownSum,
  showSum,
  formatPoints,
  describeStanding,
  formatSum,
} from "#shared/screening/shown-sum.ts";
import { formatScore, giveVerdict } from "#shared/screening/verdict.ts";

const LISTED_POSITIONS = 5;
const NOT_SUGGESTED = "None suggested";
/** The report is read away from the screens that say so. */
export const CLOSING = "This report is a suggestion made from the words of the CV. A person decides.";

/** For everybody, whatever the CV says. */
const BEHAVIOURAL_QUESTIONS = [
  "Tell us about a time when you had to learn something new quickly. How did you go about it?",
  "Describe a disagreement at work. What did you do, and how did it end?",
  "Tell us about a mistake of your own. What did you do when you noticed it?",
  "Describe a time when several things were urgent at once. How did you decide what came first?",
  "Tell us about feedback that changed the way you work.",
  "Describe a time when you explained something difficult to someone outside your field.",
];

/** What a candidate is measured against. `title` is null where the job description names no role. */
export interface ReportedVacancy {
  title: string | null;
  criteria: readonly KeyedCriterion[];
}

/** One candidate as plain text. */
export function writeTextReport(candidate: Candidate, vacancy: ReportedVacancy): string {
  return writeReport(candidate, vacancy, candidate.interview_insights);
}

/** The same with the questions that everybody is asked. */
export function writeCompleteReport(candidate: Candidate, vacancy: ReportedVacancy): string {
  const own = candidate.interview_insights;
  return writeReport(candidate, vacancy, [...new Set([...own, ...BEHAVIOURAL_QUESTIONS])]);
}

/** All given candidates in one text, in their order, with a list of them at its top. */
export function writeReportBundle(candidates: readonly Candidate[], vacancy: ReportedVacancy): string {
  const names = candidates.map((candidate) => `${callCandidateInFull(candidate)}, ${candidate.score ?? "no score"}`);
  return [
    writeTitle(["CANDIDATE SHORTLIST", vacancy.title].filter(Boolean).join(": ")),
    writeSection("Contents", listNumbered(names)),
    ...candidates.map((candidate) => `\n${writeTextReport(candidate, vacancy)}`),
  ].join("");
}

function writeReport(candidate: Candidate, vacancy: ReportedVacancy, questions: readonly string[]): string {
  const sum = showSum(vacancy.criteria, candidate.findings);
  return [
    writeTitle(`CANDIDATE REPORT: ${callCandidateInFull(candidate)}`),
    writeSection("Overview", listFacts(overviewOf(candidate, vacancy.title))),
    writeSection("Recommendation", listFacts(judgementOf(candidate, sum))),
    writeSection("Summary", candidate.summary ? [wrap(candidate.summary)] : []),
    writeSection("Key Strengths", listPoints(candidate.strengths)),
    writeSection("Areas to Consider", listPoints(candidate.concerns)),
    ...(sum.lines.length > 0 ? [writeSection("Criteria", listCriteria(sum))] : listSkills(candidate)),
    writeSection("Experience Summary", listExperience(candidate)),
    writeSection(
      "Education",
      listPoints(candidate.education.map(({ degree, institution, year }) => join(degree, institution, year))),
    ),
    writeSection(
      "Certifications",
      listPoints(candidate.certifications.map(({ name, issuer, year }) => join(name, issuer, year))),
    ),
    writeSection("Suggested Interview Questions", listNumbered(questions)),
    writeSection("To Be Checked", listPoints(listDoubts(candidate))),
    `${CLOSING}\n\n`,
  ].join("");
}

function listDoubts({ review_reasons, engine_note }: Candidate): string[] {
  const reasons = review_reasons.map((reason) => REVIEW_TEXT[reason]);
  return engine_note === null ? reasons : [...reasons, ENGINE_NOTE_TEXT[engine_note]];
}

function overviewOf(candidate: Candidate, vacancyTitle: string | null) {
  const { current_job_title, current_employer } = candidate;
  return [
    ["Vacancy", vacancyTitle],
    ["Current role", join(current_job_title, current_employer) || null],
    ["Seniority", candidate.seniority_level],
    ["Location", candidate.current_location],
    ["File", candidate.file_name],
    ["Set aside before judging", describeRemoved(candidate)],
  ] as const;
}

function judgementOf(candidate: Candidate, sum: ShownSum) {
  const { score, is_shortlisted, evidence_confidence, error_message, other_score } = candidate;
  if (score === null) return [["Not scored", error_message ?? "This CV has not been screened."]] as const;
  const verdict = giveVerdict(score, sum.lines);
  return [
    ["Match score", formatScore(score, verdict)],
    ["Recommendation", verdict.recommendation],
    ["Shortlist status", shortlistStatus(is_shortlisted)],
    ["Decided by a person", describeDecision(candidate)],
    ["Ranking", describeRanking(candidate)],
    ["Confidence", verdict.confidence],
    ["Evidence confidence", evidence_confidence === null ? null : `${Math.round(evidence_confidence * 100)}%`],
    ["Judged by", engineName(candidate.engine_version)],
    ["Local engine alone", other_score === null ? null : `${other_score} of 100`],
    ["Timeline", verdict.timeline ?? NOT_SUGGESTED],
    ["Interview panel", verdict.panel ?? NOT_SUGGESTED],
  ] as const;
}

/** Each criterion once, with its points and the CV's words, and what they add up to. */
function listCriteria(sum: ShownSum): string[] {
  return [...listPoints(sum.lines.map(describeCriterion)), wrap(formatSum(sum) ?? "", "Total: ")];
}

function describeCriterion(line: CriterionLine) {
  const points = formatPoints(line);
  const told = [line.level, describeStanding(line).toLowerCase(), points && `${points} points`];
  const [quote] = line.quotes;
  return `${line.wording} (${told.filter(Boolean).join(", ")})${quote ? `: ${line.level === "missing" ? "not found; nearest words " : ""}“${quote.text}”` : ""}`;
}

/** Where nothing was judged against criteria, what is rated stands alone. */
function listSkills({ technical_skills, soft_skills }: Candidate): string[] {
  return [
    writeSection("Technical Skills", listPoints(technical_skills.map(describeSkill))),
    writeSection("Soft Skills", listPoints(soft_skills.map(describeSkill))),
  ];
}

function describeSkill({ skill, level, evidence }: RatedSkill) {
  return evidence ? `${skill} (${level}): “${evidence}”` : `${skill} (${level})`;
}

function listExperience({ employment_history: history, created_at }: Candidate) {
  if (history.length === 0) return [];
  const rest = history.length - LISTED_POSITIONS;
  return [
    ...listFacts([["Experience", experienceBand(history, created_at)]]),
    ...listPoints(history.slice(0, LISTED_POSITIONS).map(describeWork)),
    ...(rest > 0 ? [`  and ${rest} earlier`] : []),
  ];
}

function describeWork({ title, company, location, start, end }: Employment) {
  const time = spanInWords(start, end);
  return join(title, company, location) + (time === null ? "" : ` (${time})`);
}

const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(", ");
