import type { Decision, Ground, Grounds } from "#shared/candidates/decision.ts";
import type { EmailDraft } from "#shared/reports/email-draft.ts";
import type { Level } from "#shared/screening/evidence.ts";
import { type EmailFacts, frameEmail } from "./draft-email.ts";

export interface Explained {
  /** Null where nothing is decided. */
  decision: Decision | null;
  decided_at: string | null;
  reason: string;
  score: number | null;
  grounds: Grounds;
}

const DECIDED: Record<Decision, string> = {
  advance: "to take your application further",
  hold: "to keep your application on hold for now",
  decline: "not to take your application further",
};
const LEVELS: Record<Level, string> = {
  strong: "shown in your CV",
  partial: "shown in part",
  missing: "not found in your CV",
};
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/**
 * For a candidate who asks why: what was compared, what was found in their own words, and what did not count. It says nothing of
 * other people, no rank among them, and none of the recruiter's own notes.
 */
export function writeExplanation(facts: EmailFacts, explained: Explained): EmailDraft {
  return frameEmail(
    facts,
    [opening(facts), ...decisionLines(explained), ...criteriaLines(explained), CLOSING].join("\n\n"),
  );
}

const CLOSING =
  "If your CV says something that is not reflected here, or if any of this is wrong, please tell us. A person will look at it again.";

function opening({ position }: EmailFacts) {
  const what = position === null ? "your application" : `your application for the ${position} position`;
  return `You asked how ${what} was assessed. This is what we have on record.`;
}

function decisionLines({ decision, decided_at, reason }: Explained): string[] {
  if (decision === null || decided_at === null) return ["No decision about your application has been recorded yet."];
  const made = `On ${day.format(new Date(decided_at))} a person, not a program, decided ${DECIDED[decision]}.`;
  return [reason === "" ? made : `${made} The reason given: ${reason}.`];
}

function criteriaLines({ score, grounds: { criteria, set_aside } }: Explained): string[] {
  if (criteria.length === 0) return ["Your CV was not compared with a list of criteria."];
  const sum =
    score === null
      ? []
      : [`Together the criteria brought ${score} of 100 points. The points are a suggestion; they decide nothing.`];
  const kinds = set_aside.map(({ kind }) => kind.replaceAll("_", " ")).join(", ");
  const blind = kinds === "" ? [] : [`Before the comparison these were set aside and did not count: ${kinds}.`];
  return [
    `Your CV was compared with what the job description asks for:\n${criteria.map(describeGround).join("\n")}`,
    ...sum,
    ...blind,
  ];
}

/** Of what was not found, the nearest words are no evidence: they help the recruiter, and would puzzle the candidate. */
function describeGround({ wording, level, quotes: [quote] }: Ground): string {
  const isQuoted = quote !== undefined && level !== "missing";
  const found = isQuoted ? ` (“${quote.text.replace(/\s+/gu, " ")}”, page ${quote.page})` : "";
  return `- ${wording}: ${LEVELS[level]}${found}`;
}
