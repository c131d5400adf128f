import type { BlindReading } from "./blind-reading.ts";
import type { DecisionRow, Grounds } from "#shared/candidates/decision.ts";
import type { Certification, Education, Employment, RatedSkill } from "#shared/screening/cv-analysis.ts";
import type { Finding } from "#shared/screening/evidence.ts";
import type { HiddenText } from "#shared/screening/hidden-text.ts";

export const coveredName = (number: number) => `Candidate ${number}`;

/** Under another name; the ending says how to open it. */
export const renameFile = (fileName: string, name: string) => name + (/\.\p{L}{2,5}$/u.exec(fileName)?.[0] ?? "");

/** As much of a candidate as tells who it is. Rows of lists have some of it, whole candidates all. */
interface Coverable {
  candidate_name: string | null;
  file_name: string;
  contact_email?: string | null;
  contact_phone?: string | null;
  error_message?: string | null;
  /** The reader's own words: written before the vacancy was blind, they may name the person. */
  notes?: string;
  decision_reason?: string;
  summary?: string | null;
  strengths?: string[];
  concerns?: string[];
  interview_insights?: string[];
  technical_skills?: RatedSkill[];
  soft_skills?: RatedSkill[];
  employment_history?: Employment[];
  education?: Education[];
  certifications?: Certification[];
  current_job_title?: string | null;
  current_employer?: string | null;
  current_location?: string | null;
  findings?: Finding[];
  hidden_text?: HiddenText[];
}

/**
 * The same row under the candidate's number, with the masks of the judgement in every text. Places and years of study are left out:
 * judging does not see them either.
 */
export function coverCandidate<T extends Coverable>(row: T, number: number, reading: BlindReading): T {
  const hide = <V extends string | null | undefined>(text: V) => (text ? reading.hide(text) : text);
  const hideEach = (texts: string[] = []) => texts.map((text) => reading.hide(text));
  const rated = (skills: RatedSkill[] = []) =>
    skills.map(({ evidence, ...skill }) => ({ ...skill, evidence: reading.hide(evidence) }));
  const covered = {
    candidate_name: coveredName(number),
    file_name: renameFile(row.file_name, coveredName(number)),
    contact_email: null,
    contact_phone: null,
    current_location: null,
    error_message: hide(row.error_message) ?? null,
    notes: hide(row.notes) ?? "",
    decision_reason: hide(row.decision_reason) ?? "",
    summary: hide(row.summary) ?? null,
    strengths: hideEach(row.strengths),
    concerns: hideEach(row.concerns),
    interview_insights: hideEach(row.interview_insights),
    technical_skills: rated(row.technical_skills),
    soft_skills: rated(row.soft_skills),
    employment_history: row.employment_history?.map(({ title, company, start, end }) => ({
      title: hide(title),
      company: hide(company),
      start,
      end,
      location: null,
    })),
    education: row.education?.map(({ degree, institution }) => ({
      degree: reading.hide(degree),
      institution: hide(institution),
      year: null,
    })),
    certifications: row.certifications?.map(({ name, issuer, year }) => ({
      name: reading.hide(name),
      issuer: hide(issuer),
      year,
    })),
    current_job_title: hide(row.current_job_title) ?? null,
    current_employer: hide(row.current_employer) ?? null,
    findings: row.findings?.map((finding) => coverFinding(finding, reading)),
    hidden_text: row.hidden_text?.map((piece) => Object.assign({}, piece, { text: reading.hide(piece.text) })),
  } satisfies Record<keyof Coverable, unknown>;
  const named = Object.entries(covered).filter(([field]) => field in row);
  return Object.assign({}, row, Object.fromEntries(named));
}

function coverFinding({ quotes, ...finding }: Finding, reading: BlindReading): Finding {
  const shown = quotes.map((quote) =>
    Object.assign({}, quote, { text: reading.at(quote.page, quote.start, quote.end) }),
  );
  return { ...finding, quotes: shown };
}

/** What a decision was made on, in the words that a blind reader could see. */
export function coverEvidence<T extends Pick<DecisionRow, "grounds" | "evidence_opened">>(
  row: T,
  reading: BlindReading,
): T {
  const evidence_opened = row.evidence_opened.map((one) => Object.assign({}, one, { quote: reading.hide(one.quote) }));
  return Object.assign({}, row, { grounds: coverGrounds(row.grounds, reading), evidence_opened });
}

/** And why it was made. */
export function coverDecision<T extends DecisionRow>(row: T, reading: BlindReading): T {
  const { reason, note } = row;
  return Object.assign(coverEvidence(row, reading), { reason: reading.hide(reason), note: reading.hide(note) });
}

function coverGrounds(grounds: Grounds, reading: BlindReading): Grounds {
  const criteria = grounds.criteria.map(({ quotes, ...ground }) => ({
    ...ground,
    quotes: quotes.map(({ text, page }) => ({ text: reading.hide(text), page })),
  }));
  return { ...grounds, criteria };
}
