import type { Level } from "#shared/evidence.ts";

export interface Fact {
  name: string;
  value: string;
}

/** `quote` is the CV's own wording; everything else is ours. */
export interface PaperSkill {
  skill: string;
  level: Level;
  quote: string | null;
  page: number | null;
}

export interface PaperPlace {
  what: string;
  where: string | null;
  when: string | null;
}

export type PaperBlock =
  | { kind: "paragraphs"; paragraphs: string[] }
  | { kind: "facts"; facts: Fact[] }
  | { kind: "points"; title: string | null; points: string[] }
  | { kind: "questions"; questions: string[] }
  | { kind: "skills"; title: string; skills: PaperSkill[] }
  | { kind: "places"; title: string | null; places: PaperPlace[] };

export interface PaperSection {
  heading: string;
  blocks: PaperBlock[];
}

/** What one candidate's report says, in its order, before anybody decides how it looks. */
export interface Paper {
  title: string;
  name: string;
  vacancy: string | null;
  role: string | null;
  facts: Fact[];
  /** Null where nobody has screened the CV, or it could not be read; `label` says so. */
  score: number | null;
  tone: "high" | "mid" | "low" | "unknown";
  label: string;
  confidence: string | null;
  /** Of five. */
  stars: number;
  sections: PaperSection[];
  closing: string;
  origin: string;
}
