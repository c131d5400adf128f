import type { Level } from "#shared/screening/evidence.ts";

export interface Fact {
  name: string;
  value: string;
}

/** `quote` is the CV's own wording; everything else is ours. `note` and `points` are null where nothing was judged by criteria. */
export interface ReportPdfSkill {
  skill: string;
  note: string | null;
  level: Level;
  points: string | null;
  quote: string | null;
  page: number | null;
}

export interface ReportPdfPosition {
  what: string;
  where: string | null;
  when: string | null;
}

export type ReportPdfBlock =
  | { kind: "paragraphs"; paragraphs: string[] }
  | { kind: "facts"; facts: Fact[] }
  | { kind: "points"; title: string | null; points: string[] }
  | { kind: "questions"; questions: string[] }
  | { kind: "skills"; title: string | null; skills: ReportPdfSkill[] }
  | { kind: "places"; title: string | null; places: ReportPdfPosition[] };

export interface ReportPdfSection {
  heading: string;
  blocks: ReportPdfBlock[];
}

/** One criterion in the bar: `of` is its width in points of a hundred, `points` what of it is filled. */
export interface ReportPdfSegment {
  points: number;
  of: number;
  level: Level;
}

/** What one candidate's report says, in its order, before anybody decides how it looks. */
export interface ReportPdf {
  /** The kind of document, for the head of every page. */
  document: string;
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
  /** Empty where there are no points to draw. */
  segments: ReportPdfSegment[];
  /** What the criteria add up to, and the cap; null where nothing was judged by criteria. */
  sum: string | null;
  sections: ReportPdfSection[];
  closing: string;
  origin: string;
}
