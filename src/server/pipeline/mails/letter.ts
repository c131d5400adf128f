import type { Mail } from "#db/outbox-queries.ts";
import { writeHtml } from "./letter-html.ts";

export interface Ranked {
  rank: number;
  name: string;
  score: string;
}

/** A paragraph, or the lines of a ranking. */
export type Passage = string | Ranked[];

export interface Letter {
  kind: string;
  subject: string;
  /** As the addressee wrote it, or as a stranger did who signed up with somebody else's address. */
  name: string;
  passages: Passage[];
  button: { label: string; link: string };
  smallPrint: { text: string; link?: string }[];
}

const LONGEST_NAME = 60;
const WOULD_BE_A_LINK = /[/@:]|\w\.\w{2}/;

/** Both bodies from the same words. */
export function writeLetter({ kind, subject, name, ...letter }: Letter): Mail {
  const said = { ...letter, subject, passages: [greet(name), ...letter.passages] };
  return { kind, subject, body_text: writeText(said), body_html: writeHtml(said) };
}

/** Nobody can put an address of their own into our mail to somebody else by calling themselves by it. */
function greet(name: string) {
  const plain = name.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  const isFit = plain !== "" && plain.length <= LONGEST_NAME && !WOULD_BE_A_LINK.test(plain);
  return isFit ? `Hello ${plain},` : "Hello,";
}

function writeText({ passages, button, smallPrint }: Omit<Letter, "kind" | "name">) {
  const notes = smallPrint.map(({ text, link }) => (link === undefined ? text : `${text}\n${link}`));
  const body = [...passages.map(passageAsText), `${button.label}:\n${button.link}`, ...notes];
  // The line by which mail programs know a signature.
  return `${body.join("\n\n")}\n\n-- \nEvenhand\n`;
}

function passageAsText(passage: Passage) {
  if (typeof passage === "string") return passage;
  return passage.map(({ rank, name, score }) => `${rank}. ${name}: ${score}`).join("\n");
}
