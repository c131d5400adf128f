import type { RatedSkill } from "#shared/screening/cv-analysis.ts";
import type { Level } from "#shared/screening/evidence.ts";
import type { EmailDraft, EmailType } from "#shared/reports/email-draft.ts";
import { HOLD_WORDINGS, INTERVIEW_WORDINGS, REJECTION_WORDINGS } from "./email-wordings.ts";
import { isFitForQuoting, nameOneSkill } from "./email-names.ts";
import { inQuotes, joinNames } from "./name-criterion.ts";

/** The facts a language model may use for the e-mail. Skills are names from the lexicon, so they hold no CV text and no identity. */
export interface EmailPromptFacts {
  type: EmailType;
  /** What the vacancy is called. */
  position: string;
  /** What the CV shows. */
  shown: readonly string[];
  /** What the vacancy asks for and the CV does not show. */
  gap: string | null;
  variant: number;
}

export interface EmailFacts {
  type: EmailType;
  name: string | null;
  /** What the vacancy is called. */
  position: string | null;
  /** What the vacancy asks for, in its own words. */
  skills: readonly RatedSkill[];
  /** Of somebody entered by hand these are the skills. */
  strengths: readonly string[];
  /** Who signs. */
  sender: string;
  variant: number;
}

const NAMED_SKILLS = 2;
const UNNAMED_POSITION = "the position";
const UNNAMED_SENDER = "[Your name]";

/**
 * A courteous letter from what was found: an invitation names what the CV showed, a rejection at most one thing that the vacancy
 * asks for and the CV did not show, both in the advertisement's own words. Only what names a known skill is told, so that nothing
 * of who somebody is, and no score, can stand in it. The same variant is always worded alike.
 */
export function draftEmail(facts: EmailFacts): EmailDraft {
  const title = facts.position === null ? UNNAMED_POSITION : `the ${namePosition(facts)} position`;
  const lines = linesOf(facts, title);
  return frameEmail(facts, lines.filter((line) => line !== "").join("\n\n"));
}

function linesOf(facts: EmailFacts, title: string): string[] {
  if (facts.type === "interview") return inviteTo(facts, title);
  return facts.type === "hold" ? keepWaiting(facts, title) : writeRejection(facts, title);
}

const SUBJECTS: Record<EmailType, string> = {
  interview: "Invitation to interview",
  hold: "Your application",
  rejection: "Your application",
  explanation: "How your application was assessed",
};

/** Greeting, subject and signature, the same for every kind of body. */
export function frameEmail(facts: EmailFacts, body: string): EmailDraft {
  const name = oneLine(facts.name);
  return {
    subject: `${SUBJECTS[facts.type]}: ${namePosition(facts)}`,
    content: [
      name === "" ? "Hello," : `Dear ${name},`,
      body,
      `Kind regards,\n${oneLine(facts.sender) || UNNAMED_SENDER}`,
    ].join("\n\n"),
  };
}

/** What a model may name, by the names of known skills alone. */
export function chooseEmailPromptFacts({ type, skills, strengths, variant, ...facts }: EmailFacts): EmailPromptFacts {
  const asked = (level: Level) => ofLevel(skills, level).flatMap((wording) => nameOneSkill(wording));
  const shown = new Set([...asked("strong"), ...strengths.flatMap((name) => nameOneSkill(name))]);
  const [gap = null] = type === "rejection" ? asked("missing").filter((name) => !shown.has(name)) : [];
  return { type, position: namePosition(facts), shown: [...shown].slice(0, NAMED_SKILLS), gap, variant };
}

const namePosition = ({ position }: Pick<EmailFacts, "position">): string => oneLine(position) || UNNAMED_POSITION;

function inviteTo({ skills, strengths, variant }: EmailFacts, title: string) {
  const { openings, praises, plainPraises, requests, closings } = INTERVIEW_WORDINGS;
  const shown = quoteShown(skills, strengths);
  return [
    pick(openings, variant)(title),
    shown === "" ? pick(plainPraises, variant)() : pick(praises, variant)(shown),
    pick(requests, variant)(),
    pick(closings, variant)(),
  ];
}

function keepWaiting({ skills, strengths, variant }: EmailFacts, title: string) {
  const { openings, waits, praises, closings } = HOLD_WORDINGS;
  const shown = quoteShown(skills, strengths);
  return [
    pick(openings, variant)(title),
    pick(waits, variant)(),
    shown === "" ? "" : pick(praises, variant)(shown),
    pick(closings, variant)(),
  ];
}

function writeRejection({ skills, strengths, variant }: EmailFacts, title: string) {
  const { openings, decisions, gaps, thanks, closings } = REJECTION_WORDINGS;
  const gap = findGap(skills);
  const shown = quoteShown(skills, strengths);
  return [
    pick(openings, variant)(title),
    [pick(decisions, variant)(), gap === undefined ? "" : pick(gaps, variant)(inQuotes(gap))].filter(Boolean).join(" "),
    shown === "" ? "" : pick(thanks, variant)(shown),
    pick(closings, variant)(),
  ];
}

function findGap(skills: readonly RatedSkill[]) {
  return ofLevel(skills, "missing").find((wording) => isFitForQuoting(wording));
}

function quoteShown(skills: readonly RatedSkill[], strengths: readonly string[]) {
  const shown = new Set([...ofLevel(skills, "strong"), ...strengths].filter((name) => isFitForQuoting(name)));
  return joinNames([...shown].slice(0, NAMED_SKILLS).map((name) => inQuotes(name)));
}

function ofLevel(skills: readonly RatedSkill[], asked: Level) {
  return skills.filter(({ level }) => level === asked).map(({ skill }) => skill);
}

function pick<T>(wordings: readonly [T, ...T[]], variant: number): T {
  return wordings[variant % wordings.length] ?? wordings[0];
}

/** A name or a title can break no line: a subject is one, and nothing may follow a greeting that we did not write. */
const oneLine = (text: string | null) => (text ?? "").replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
