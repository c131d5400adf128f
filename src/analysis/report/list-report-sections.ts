import { describeRemoved } from "#shared/screening/cv-analysis.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { describeDecision } from "#shared/candidates/decision.ts";
import { experienceBand } from "#shared/candidates/experience-band.ts";
import { experienceStrength } from "#shared/candidates/experience-strength.ts";
import { nextSteps } from "#shared/reports/next-steps.ts";
import { fitByKind, describeFit } from "#shared/candidates/role-fit.ts";
import { shortlistStatus, describeRanking } from "#shared/screening/score-bands.ts";
import type { ShownSum } from "#shared/screening/shown-sum.ts";
import { problemSolving, technicalFit } from "#shared/candidates/skill-match.ts";
import { topSkills } from "#shared/candidates/top-skills.ts";
import { formatScore, type Verdict } from "#shared/screening/verdict.ts";
import { findScore } from "./find-score.ts";
import { listReportSkills } from "./list-report-skills.ts";
import type { Fact, ReportPdfBlock, ReportPdfPosition, ReportPdfSection } from "./report-pdf.ts";
import { spanInWords } from "#shared/reports/format-time.ts";

const FIRST_QUESTIONS = 2;

/** What was judged, once for the whole report. `verdict` is null where nobody has screened the CV. */
export interface Judgement {
  sum: ShownSum;
  verdict: Verdict | null;
}

/** The sections of a report in the specified order. One that has nothing to say is left out. */
export function listSections(candidate: Candidate, judged: Judgement, questions: "first" | "all"): ReportPdfSection[] {
  const asked = candidate.interview_insights.slice(0, questions === "first" ? FIRST_QUESTIONS : undefined);
  const sections: ReportPdfSection[] = [
    {
      heading: "Quick Summary",
      blocks: [facts(summarise(candidate, judged)), points("Recommended Next Steps", listNextSteps(candidate, judged))],
    },
    { heading: "Executive Summary", blocks: [paragraphs(candidate.summary ?? "")] },
    { heading: "Role Fit Breakdown", blocks: [facts(breakDown(candidate, judged))] },
    { heading: "Experience Summary", blocks: listExperience(candidate) },
    { heading: "Skills Match Analysis", blocks: listReportSkills(candidate, judged.sum.lines) },
    { heading: "Strengths", blocks: [points(null, candidate.strengths)] },
    { heading: "Gaps / Concerns", blocks: [points(null, candidate.concerns)] },
    { heading: "Suggested Interview Questions", blocks: [{ kind: "questions", questions: asked }] },
    { heading: "Hiring Manager Notes", blocks: [paragraphs(candidate.notes)] },
    { heading: "Final Recommendation", blocks: [facts(conclude(candidate, judged))] },
  ];
  return sections
    .map(({ heading, blocks }) => ({ heading, blocks: blocks.filter((block) => !isEmpty(block)) }))
    .filter(({ blocks }) => blocks.length > 0);
}

function summarise(candidate: Candidate, { verdict }: Judgement) {
  const score = findScore(candidate);
  const skills = topSkills(candidate).join(", ") || null;
  if (score === null || verdict === null) return known({ "Top Skills": skills });
  return known({
    Recommendation: verdict.recommendation,
    "Match Score": formatScore(score, verdict),
    "Evidence confidence": percent(candidate.evidence_confidence),
    "Top Skills": skills,
    "Risk Assessment": `${verdict.risk}: ${verdict.sentence}`,
  });
}

/** A candidate who was not screened has no next steps. */
function listNextSteps({ concerns, needs_review: needsReview }: Candidate, { verdict }: Judgement) {
  return verdict === null ? [] : nextSteps({ verdict, concerns, needsReview });
}

/** Pro's: what each kind of criterion brings, and what is counted from the rated skills. */
function breakDown(candidate: Candidate, { sum, verdict }: Judgement): Fact[] {
  if (candidate.locked || verdict === null) return [];
  const { technical_skills } = candidate;
  const { percent: share, label } = technicalFit(technical_skills);
  return [
    ...fitByKind(sum.lines).map((part) => ({ name: part.name, value: describeFit(part) })),
    ...known({
      "Technical fit": technical_skills.length === 0 ? null : `${share}% (${label})`,
      "Experience level": experienceStrength(candidate),
      "Problem solving": technical_skills.length === 0 ? null : problemSolving(technical_skills),
    }),
  ];
}

function listExperience({ employment_history, education, certifications, created_at }: Candidate): ReportPdfBlock[] {
  const work = employment_history.map(({ title, company, location, start, end }) => ({
    what: title ?? company ?? "Position",
    where: joined(title === null ? null : company, location),
    when: spanInWords(start, end),
  }));
  return [
    facts(work.length === 0 ? [] : known({ Experience: experienceBand(employment_history, created_at) })),
    places(null, work),
    places(
      "Education",
      education.map(({ degree, institution, year }) => ({ what: degree, where: institution, when: year })),
    ),
    places(
      "Certifications",
      certifications.map(({ name, issuer, year }) => ({ what: name, where: issuer, when: year })),
    ),
  ];
}

function conclude(candidate: Candidate, { verdict }: Judgement) {
  return known({
    Recommendation: verdict?.recommendation ?? null,
    "Decided by a person": describeDecision(candidate),
    "Shortlist Status": shortlistStatus(candidate.is_shortlisted),
    Ranking: describeRanking(candidate),
    Timeline: verdict?.timeline ?? null,
    "Interview panel": verdict?.panel ?? null,
    "Set aside before judging": describeRemoved(candidate),
  });
}

function known(values: Record<string, string | null>): Fact[] {
  return Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}

const percent = (share: number | null) => (share === null ? null : `${Math.round(share * 100)}%`);
const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(", ") || null;
const facts = (list: Fact[]): ReportPdfBlock => ({ kind: "facts", facts: list });
const points = (title: string | null, list: string[]): ReportPdfBlock => ({ kind: "points", title, points: list });
const places = (title: string | null, list: ReportPdfPosition[]): ReportPdfBlock => ({
  kind: "places",
  title,
  places: list,
});
const paragraphs = (text: string): ReportPdfBlock => ({
  kind: "paragraphs",
  paragraphs: text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ""),
});

function isEmpty(block: ReportPdfBlock): boolean {
  if (block.kind === "facts") return block.facts.length === 0;
  if (block.kind === "points") return block.points.length === 0;
  if (block.kind === "questions") return block.questions.length === 0;
  if (block.kind === "skills") return block.skills.length === 0;
  return block.kind === "places" ? block.places.length === 0 : block.paragraphs.length === 0;
}
