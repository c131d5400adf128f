import { isKnownSkill } from "#analysis/criteria/find-known-skills.ts";
import type { RatedSkill } from "#shared/cv-analysis.ts";
import type { EmailDraft, EmailType } from "#shared/email-draft.ts";
import type { LetterFacts } from "#analysis/model/write-letter-prompt.ts";
import { INTERVIEW_WORDINGS, REJECTION_WORDINGS } from "./email-wordings.ts";
import { joinNames } from "./name-criterion.ts";

export interface EmailFacts {
  type: EmailType;
  name: string | null;
  /** What the vacancy is called. */
  position: string | null;
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
 * asks for and the CV did not show. Only names of known skills are told, so that nothing of who somebody is, and no score, can
 * stand in it. The same variant is always worded alike.
 */
export function draftEmail(facts: EmailFacts): EmailDraft {
  const title = facts.position === null ? UNNAMED_POSITION : `the ${namePosition(facts)} position`;
  const lines = facts.type === "interview" ? inviteTo(facts, title) : turnDown(facts, title);
  return frameLetter(facts, lines.filter((line) => line !== "").join("\n\n"));
}

/** Greeting, subject and signature, whoever worded what stands between them. */
export function frameLetter(facts: EmailFacts, body: string): EmailDraft {
  const name = oneLine(facts.name);
  return {
    subject: `${facts.type === "interview" ? "Invitation to interview" : "Your application"}: ${namePosition(facts)}`,
    content: [
      name === "" ? "Hello," : `Dear ${name},`,
      body,
      `Kind regards,\n${oneLine(facts.sender) || UNNAMED_SENDER}`,
    ].join("\n\n"),
  };
}

/** What a letter may name, by known names alone. */
export function chooseLetterFacts({ type, skills, strengths, variant, ...facts }: EmailFacts): LetterFacts {
  const gap = type === "rejection" ? (findGap(skills) ?? null) : null;
  return { type, position: namePosition(facts), shown: listShown(skills, strengths), gap, variant };
}

function namePosition({ position }: Pick<EmailFacts, "position">): string {
  return oneLine(position) || UNNAMED_POSITION;
}

function inviteTo({ skills, strengths, variant }: EmailFacts, title: string) {
  const { openings, praises, plainPraises, requests, closings } = INTERVIEW_WORDINGS;
  const shown = joinNames(listShown(skills, strengths));
  return [
    pick(openings, variant)(title),
    shown === "" ? pick(plainPraises, variant)() : pick(praises, variant)(shown),
    pick(requests, variant)(),
    pick(closings, variant)(),
  ];
}

function turnDown({ skills, strengths, variant }: EmailFacts, title: string) {
  const { openings, decisions, gaps, thanks, closings } = REJECTION_WORDINGS;
  const gap = findGap(skills);
  const shown = joinNames(listShown(skills, strengths));
  return [
    pick(openings, variant)(title),
    [pick(decisions, variant)(), gap === undefined ? "" : pick(gaps, variant)(gap)].filter(Boolean).join(" "),
    shown === "" ? "" : pick(thanks, variant)(shown),
    pick(closings, variant)(),
  ];
}

function findGap(skills: readonly RatedSkill[]) {
  return skills.find(({ skill, level }) => level === "missing" && isSkillName(skill))?.skill;
}

function listShown(skills: readonly RatedSkill[], strengths: readonly string[]) {
  const strong = skills.filter(({ level }) => level === "strong").map(({ skill }) => skill);
  return [...new Set([...strong, ...strengths].filter((name) => isSkillName(name)))].slice(0, NAMED_SKILLS);
}

function isSkillName(name: string) {
  return isKnownSkill(name.toLowerCase());
}

function pick<T>(wordings: readonly [T, ...T[]], variant: number): T {
  return wordings[variant % wordings.length] ?? wordings[0];
}

/** A name or a title can break no line: a subject is one, and nothing may follow a greeting that we did not write. */
function oneLine(text: string | null) {
  return (text ?? "").replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
