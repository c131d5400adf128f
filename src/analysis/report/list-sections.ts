import type { Candidate } from "#shared/candidate.ts";
import { experienceBand } from "#shared/experience-band.ts";
import { experienceStrength } from "#shared/experience-strength.ts";
import { nextSteps } from "#shared/next-steps.ts";
import { reportBand } from "#shared/report-band.ts";
import { fitWord } from "#shared/role-fit.ts";
import { interviewPanel, interviewTimeline, recommendation, scoreBand, shortlistStatus } from "#shared/score-bands.ts";
import { problemSolving, technicalFit } from "#shared/skill-match.ts";
import { topSkills } from "#shared/top-skills.ts";
import { findScore } from "./find-score.ts";
import { listSkillsOnPaper } from "./list-skills-on-paper.ts";
import type { Fact, PaperBlock, PaperPlace, PaperSection } from "./paper.ts";
import { spanInWords } from "./tell-time.ts";

const FIRST_QUESTIONS = 2;

/** The sections of a report in the specified order. One that has nothing to say is left out. */
export function listSections(candidate: Candidate, questions: "first" | "all"): PaperSection[] {
  const asked = candidate.interview_insights.slice(0, questions === "first" ? FIRST_QUESTIONS : undefined);
  const sections: PaperSection[] = [
    {
      heading: "Quick Summary",
      blocks: [facts(summarise(candidate)), points("Recommended Next Steps", listNextSteps(candidate))],
    },
    { heading: "Executive Summary", blocks: [paragraphs(candidate.summary ?? "")] },
    { heading: "Role Fit Breakdown", blocks: [facts(breakDown(candidate))] },
    { heading: "Experience Summary", blocks: listExperience(candidate) },
    { heading: "Skills Match Analysis", blocks: listSkillsOnPaper(candidate) },
    { heading: "Strengths", blocks: [points(null, candidate.strengths)] },
    { heading: "Gaps / Concerns", blocks: [points(null, candidate.concerns)] },
    { heading: "Suggested Interview Questions", blocks: [{ kind: "questions", questions: asked }] },
    { heading: "Hiring Manager Notes", blocks: [paragraphs(candidate.notes)] },
    { heading: "Final Recommendation", blocks: [facts(conclude(candidate))] },
  ];
  return sections
    .map(({ heading, blocks }) => ({ heading, blocks: blocks.filter((block) => !isEmpty(block)) }))
    .filter(({ blocks }) => blocks.length > 0);
}

function summarise(candidate: Candidate) {
  const score = findScore(candidate);
  const skills = topSkills(candidate).join(", ") || null;
  if (score === null) return known({ "Top Skills": skills });
  const { risk, verdict } = reportBand(score);
  return known({
    Recommendation: recommendation(score, candidate.is_shortlisted),
    "Match Score": `${score} of 100 (${scoreBand(score)})`,
    "Evidence confidence": percent(candidate.evidence_confidence),
    "Top Skills": skills,
    "Risk Assessment": `${risk}: ${verdict}`,
  });
}

/** Whoever was not screened is sent nowhere. */
function listNextSteps(candidate: Candidate) {
  const score = findScore(candidate);
  const { concerns, needs_review: needsReview } = candidate;
  return score === null ? [] : nextSteps({ score, concerns, needsReview });
}

/** Only Pro carries the role fit; the rest of the breakdown goes with it. */
function breakDown(candidate: Candidate) {
  const score = findScore(candidate);
  if (candidate.locked || score === null) return [];
  const { technical_skills, role_fit } = candidate;
  const fit = technicalFit(technical_skills, score);
  const lifted = fit.isLifted ? ", raised because the overall score is 85 or more" : "";
  return known({
    "Technical skills": technical_skills.length === 0 ? null : `${fit.percent}% (${fit.label}${lifted})`,
    Experience: experienceStrength(candidate),
    "Problem solving": problemSolving(technical_skills),
    "Nearness to the role": tellFit(role_fit),
  });
}

function listExperience({ employment_history, education, certifications, created_at }: Candidate): PaperBlock[] {
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

function conclude(candidate: Candidate) {
  const score = findScore(candidate);
  const { is_shortlisted, shortlist_rank, removed } = candidate;
  return known({
    Recommendation: score === null ? null : recommendation(score, is_shortlisted),
    "Shortlist Status": shortlistStatus(is_shortlisted),
    "Shortlist rank": shortlist_rank === null ? null : String(shortlist_rank),
    Timeline: score === null ? null : interviewTimeline(score),
    "Interview panel": score === null ? null : interviewPanel(score),
    "Set aside before judging": removed.map(({ kind }) => kind.replaceAll("_", " ")).join(", ") || null,
  });
}

function known(values: Record<string, string | null>): Fact[] {
  return Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}

function tellFit(share: number | null) {
  return share === null ? null : `${percent(share)} (${fitWord(Math.round(share * 100))})`;
}

const percent = (share: number | null) => (share === null ? null : `${Math.round(share * 100)}%`);
const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(", ") || null;
const facts = (list: Fact[]): PaperBlock => ({ kind: "facts", facts: list });
const points = (title: string | null, list: string[]): PaperBlock => ({ kind: "points", title, points: list });
const places = (title: string | null, list: PaperPlace[]): PaperBlock => ({ kind: "places", title, places: list });
const paragraphs = (text: string): PaperBlock => ({
  kind: "paragraphs",
  paragraphs: text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ""),
});

function isEmpty(block: PaperBlock): boolean {
  if (block.kind === "facts") return block.facts.length === 0;
  if (block.kind === "points") return block.points.length === 0;
  if (block.kind === "questions") return block.questions.length === 0;
  if (block.kind === "skills") return block.skills.length === 0;
  return block.kind === "places" ? block.places.length === 0 : block.paragraphs.length === 0;
}
