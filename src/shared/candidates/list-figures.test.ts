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
  technical_skills: ["MIG", "TIG", "MAG"].map((skill) => ({ skill, level: "strong", evidence: "" })),
  soft_skills: ["Patience", "Humour"].map((skill) => ({ skill, level: "partial", evidence: "" })),
  employment_history: [{ title: "Welder", company: "Yard", start: "2018-01", end: null, location: null }],
  education: [{ degree: "NVQ", institution: "Leeds College", year: null }],
  current_job_title: "Welder",
  current_employer: "Yard",
  created_at: "2026-01-05T09:00:00.000Z",
};

test("a screened candidate is listed by skills, years, flags and words", () => {
  expect(listFigures(mona, "Ship Welder")).toEqual({
    tech_match: 100,
    soft_match: 60,
    experience_level: "senior",
    flag_level: "none",
    search_text:
      "mona reyes\nship welder\nmig, tig, mag\npatience, humour\nsteady\nwelds ships, bridges and whatever else is made of steel and stays.\nwelder, yard\nnvq, leeds college\ncv.pdf",
  });
});

test("nobody is found by a skill or a requirement that their CV does not show", () => {
  const { search_text } = listFigures(
    {
      ...mona,
      technical_skills: [{ skill: "Plasma cutting", level: "missing", evidence: "" }],
      summary:
        "Currently Welder at Yard. 2 of the 4 core requirements are fully shown. Not shown: “Reading of U.S. drawings” and “Crane licence”.",
    },
    "Ship Welder",
  );
  expect(search_text).toContain("currently welder at yard.");
  expect(search_text).not.toMatch(/plasma|drawings|crane/u);
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
