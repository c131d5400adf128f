import type { CandidateFilter } from "#shared/candidates/candidate-filter.ts";
import type { ExperienceLevel } from "#shared/candidates/experience-level.ts";
import type { FlagLevel } from "#shared/candidates/red-flags.ts";

export const SCALE = { least: 0, most: 100, step: 5 } as const;

export type Measure = "score" | "tech" | "soft";

interface Preset {
  label: string;
  from: number;
  to: number;
}

const all: Preset = { label: "All", from: SCALE.least, to: SCALE.most };

/** Both ends belong to it. */
export const PRESETS: Record<Measure, { title: string; presets: Preset[] }> = {
  score: {
    title: "Overall score",
    presets: [
      all,
      { label: "High 80+", from: 80, to: 100 },
      { label: "Good 60-79", from: 60, to: 79 },
      { label: "Low under 60", from: 0, to: 59 },
    ],
  },
  tech: {
    title: "Technical match",
    presets: [all, { label: "Strong 70+", from: 70, to: 100 }, { label: "Weak under 40", from: 0, to: 39 }],
  },
  soft: {
    title: "Soft skills",
    presets: [all, { label: "Excellent 80+", from: 80, to: 100 }, { label: "Good 60-79", from: 60, to: 79 }],
  },
};

export const LEVELS: { value: ExperienceLevel | "all"; label: string }[] = [
  { value: "all", label: "All" },
  { value: "entry", label: "Entry 0-2 years" },
  { value: "mid", label: "Mid 3-5 years" },
  { value: "senior", label: "Senior 6-10 years" },
  { value: "lead", label: "Lead 10+ years" },
];

export const FLAGS: { value: FlagLevel | "all"; label: string }[] = [
  { value: "all", label: "All" },
  { value: "none", label: "None" },
  { value: "minor", label: "Minor" },
  { value: "major", label: "Major" },
];

export interface Template {
  name: string;
  filter: CandidateFilter;
  /** What it asks for, in words. */
  meaning: string;
}

/** A search for the role, and the kind of skill that it lives from. */
export const TEMPLATES: Template[] = [
  technical("Software Engineer", '"software engineer"'),
  withPeople("Product Manager", '"product manager"'),
  technical("Data Scientist", '"data scientist"'),
  withPeople("UX Designer", "ux"),
  withPeople("Sales Rep", "sales"),
];

function technical(name: string, q: string): Template {
  return { name, filter: { q, tech_min: 70 }, meaning: `Searches for ${q} with a technical match of 70 or more.` };
}

function withPeople(name: string, q: string): Template {
  return { name, filter: { q, soft_min: 60 }, meaning: `Searches for ${q} with a soft-skills match of 60 or more.` };
}
