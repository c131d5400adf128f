import { expect, test } from "vitest";
import { CandidateRow, flagReasons } from "./candidate-row.ts";
import { type FiguredCandidate, listFigures } from "./list-figures.ts";

const mona: FiguredCandidate = {
  candidate_name: "Mona Reyes",
  file_name: "CV.pdf",
  status: "completed",
  error_message: null,
  score: 82,
  summary: "Welds ships, bridges and whatever else is made of steel and stays.",
  strengths: ["Steady"],
  technical_skills: ["MIG", "TIG", "MAG"].map((skill) => ({ skill, level: "strong", evidence: `${skill} since 2018` })),
  soft_skills: ["Patience", "Humour"].map((skill) => ({ skill, level: "partial", evidence: "Calm" })),
  employment_history: [{ title: "Welder", company: "Yard", start: "2018-01", end: null, location: null }],
  education: [{ degree: "NVQ", institution: "Leeds College", year: null }],
  current_job_title: "Welder",
  current_employer: "Yard",
  notes: "Met at the\nfair",
  created_at: "2026-01-05T09:00:00.000Z",
};

test("a screened candidate is listed by skills, years, flags and words", () => {
  expect(listFigures(mona, "Ship Welder")).toEqual({
    tech_match: 100,
    soft_match: 60,
    experience_level: "senior",
    flag_level: "none",
    search_text:
      "mona reyes\nship welder\nmig since 2018, tig since 2018, mag since 2018\ncalm, calm\n\n\nwelder, yard\nnvq, leeds college\ncv.pdf\nmet at the fair",
  });
});

test("nobody is found by what was asked for, or by what we wrote about them", () => {
  const { search_text } = listFigures(
    {
      ...mona,
      technical_skills: [
        { skill: "Plasma cutting", level: "missing", evidence: "Not found in the CV" },
        { skill: "Experience in a similar role", level: "partial", evidence: "Welder at Yard" },
      ],
      summary: "2 of the 4 core requirements are fully shown. Not shown: “Crane licence”.",
      strengths: ["“MIG”: shown by “MIG since 2018”"],
    },
    "Ship Welder",
  );
  expect(search_text).toContain("welder at yard");
  expect(search_text).not.toMatch(/plasma|found|role|shown|crane/u);
});

test("somebody entered by hand is found by what was entered", () => {
  const { search_text } = listFigures({ ...mona, status: "pending", technical_skills: [], soft_skills: [] }, null);
  expect(search_text).toMatch(/steady\nwelds ships, bridges/u);
});

test("a lower score brings a flag, and a row says why", () => {
  const { flag_level } = listFigures({ ...mona, score: 39 }, "Ship Welder");
  const row = CandidateRow.parse({
    id: crypto.randomUUID(),
    name: "Mona Reyes",
    isNamed: true,
    jobTitle: "Ship Welder",
    jobId: null,
    confidence: null,
    matchScore: 39,
    created_at: mona.created_at,
    status: "completed",
    errorMessage: null,
    file_name: "CV.pdf",
    techMatch: 100,
    softSkillsMatch: 60,
    technicalSkillCount: 3,
    softSkillCount: 2,
    experienceLevel: "senior",
    redFlags: flag_level,
    current_job_title: null,
    current_employer: null,
    current_location: null,
    current_start_date: null,
    current_end_date: null,
    seniorityLevel: null,
    needsReview: false,
    is_shortlisted: false,
    shortlist_rank: null,
    decision: null,
    summary: mona.summary,
    strengths: [],
    strengthCount: 0,
    excerpt: null,
    locked: false,
  });
  expect(row.redFlags).toBe("major");
  expect(flagReasons(row)).toEqual([{ tone: "red", severity: 9, text: "Match score under 40" }]);
  expect(flagReasons({ ...row, redFlags: null })).toBeNull();
});
