import type { CandidateRow } from "#db/candidates/candidate-queries.ts";
import type { Mail } from "#db/operations/outbox-queries.ts";
import { callCandidateInFull } from "#shared/candidates/call-candidate.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { engineName } from "#shared/screening/engine-name.ts";
import { showSum } from "#shared/screening/shown-sum.ts";
import { giveVerdict } from "#shared/screening/verdict.ts";
import { type MailParagraph, renderMail } from "./transactional-mail.ts";

const LONGEST_NAME = 80;

export const WAITLIST_MAIL = "waitlist";

export type MailedCandidate = Pick<
  CandidateRow,
  | "candidate_name"
  | "file_name"
  | "score"
  | "shortlist_rank"
  | "engine_version"
  | "summary"
  | "strengths"
  | "concerns"
  | "findings"
>;

export interface MailedUpload {
  id: string;
  total_cvs: number;
  vacancy: { title: string | null } | null;
}

export function waitlistMail(name: string, publicUrl: string): Mail {
  return renderMail({
    kind: WAITLIST_MAIL,
    subject: "You are on Evenhand's list",
    name,
    paragraphs: ["Thank you for your interest. We have noted this address and will be in touch."],
    button: { label: "Open Evenhand", link: publicUrl },
    smallPrint: [{ text: "You did not ask for this? Then somebody mistyped their address, and you can ignore it." }],
  });
}

export function leadMail(link: string): Mail {
  return renderMail({
    kind: "lead",
    subject: "Confirm your address to get your candidate scores",
    name: "",
    paragraphs: [
      "Somebody, probably you, asked for candidate scores at this address. Confirm that it is yours, and they are sent as soon as every CV has been read.",
    ],
    button: { label: "Confirm and send the scores", link },
    smallPrint: [
      { text: "The link works once, for 24 hours. After that the uploaded CVs are deleted." },
      { text: "It was not you? Then do nothing: no CV and no score is sent." },
    ],
  });
}

export function resultsMail(
  upload: MailedUpload,
  shortlist: MailedCandidate[],
  criteria: readonly KeyedCriterion[],
  publicUrl: string,
): Mail {
  return renderMail({
    kind: "results",
    subject: "Your candidate scores",
    name: "",
    paragraphs: [
      `${describeFinished(upload)} Scores go from 0 to 100.`,
      ...describeShortlist(shortlist),
      ...shortlist.flatMap((candidate) => describeCandidate(candidate, criteria)),
      "With an account you see the words in each CV that earned its score. A score is a suggestion: you decide.",
    ],
    button: { label: "Create an account to see the reasons", link: `${publicUrl}/signup` },
    smallPrint: [{ text: "Sign up in the browser you uploaded from, within 24 hours of the upload." }],
  });
}

function describeShortlist(shortlist: MailedCandidate[]): MailParagraph[] {
  if (shortlist.length === 0) return ["No CV could be scored."];
  const ranking = shortlist.map((candidate, index) => ({
    rank: candidate.shortlist_rank ?? index + 1,
    name: nameOf(candidate),
    score: candidate.score === null ? "not scored" : `${candidate.score}`,
  }));
  const engines = new Set(shortlist.flatMap(({ engine_version }) => engineName(engine_version) ?? []));
  const judged = engines.size === 0 ? [] : [`Judged by: ${[...engines].join(", ")}.`];
  return ["The shortlist:", ranking, ...judged];
}

const nameOf = ({ candidate_name, file_name }: MailedCandidate) =>
  oneLine(callCandidateInFull({ candidate_name: oneLine(candidate_name ?? "") || null, file_name }));

/** What a free result shows of one candidate; each point is a paragraph, as together they are half a page. */
function describeCandidate(candidate: MailedCandidate, criteria: readonly KeyedCriterion[]): string[] {
  const { score, summary, strengths, concerns, findings } = candidate;
  if (score === null) return [];
  const { recommendation, firstStep } = giveVerdict(score, showSum(criteria, findings).lines);
  const told = [
    `${nameOf(candidate)}: ${recommendation}. Next step: ${firstStep.charAt(0).toLowerCase()}${firstStep.slice(1)}.`,
    oneText(summary ?? ""),
    strengths.length > 0 ? `Strengths: ${listOf(strengths)}.` : "",
    concerns.length > 0 ? `To consider: ${listOf(concerns)}.` : "",
  ];
  return told.filter((paragraph) => paragraph !== "");
}

const listOf = (points: string[]) => points.map((point) => oneText(point).replace(/[.;]+$/u, "")).join("; ");

export function analysisReadyMail(owner: { full_name: string }, upload: MailedUpload, publicUrl: string): Mail {
  return renderMail({
    kind: "analysis_ready",
    subject: "Your shortlist is ready",
    name: owner.full_name,
    paragraphs: [`${describeFinished(upload)} The shortlist shows each score with the words it rests on.`],
    button: { label: "Open the shortlist", link: `${publicUrl}/shortlist?bulk_upload_id=${upload.id}` },
    smallPrint: [
      { text: "A score is a suggestion: you decide." },
      { text: "You get this message because you asked to be told when this screening is done." },
    ],
  });
}

function describeFinished(upload: MailedUpload) {
  const cvs = upload.total_cvs === 1 ? "1 CV" : `${upload.total_cvs} CVs`;
  return `The screening of ${cvs} for ${roleOf(upload)} is done.`;
}

/** A title comes from a document: one line, and not a letter of its own. */
function roleOf({ vacancy }: MailedUpload) {
  const title = oneLine(vacancy?.title ?? "");
  return title === "" ? "your job description" : `“${title}”`;
}

const oneLine = (text: string) => oneText(text).slice(0, LONGEST_NAME);

const oneText = (text: string) => text.replaceAll(/[\p{C}\s]+/gu, " ").trim();
