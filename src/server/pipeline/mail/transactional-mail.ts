import type { Mail } from "#db/operations/outbox-queries.ts";
import { writeHtml } from "./transactional-mail-html.ts";

export interface RankedLine {
  rank: number;
  name: string;
  score: string;
}

/** A paragraph, or the lines of a ranking. */
export type MailParagraph = string | RankedLine[];

export interface TransactionalMail {
  kind: string;
  subject: string;
  /** As the addressee wrote it, or as a stranger did who signed up with somebody else's address. */
  name: string;
  paragraphs: MailParagraph[];
  button: { label: string; link: string };
  smallPrint: { text: string; link?: string }[];
}

const LONGEST_NAME = 60;
const WOULD_BE_A_LINK = /[/@:]|\w\.\w{2}/;

/** Both bodies from the same words. */
export function renderMail({ kind, subject, name, ...mail }: TransactionalMail): Mail {
  const content = { ...mail, subject, paragraphs: [greet(name), ...mail.paragraphs] };
  return { kind, subject, body_text: writeText(content), body_html: writeHtml(content) };
}

/** Nobody can put an address of their own into our mail to somebody else by calling themselves by it. */
function greet(name: string) {
  const plain = name.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  const isFit = plain !== "" && plain.length <= LONGEST_NAME && !WOULD_BE_A_LINK.test(plain);
  return isFit ? `Hello ${plain},` : "Hello,";
}

function writeText({ paragraphs, button, smallPrint }: Omit<TransactionalMail, "kind" | "name">) {
  const notes = smallPrint.map(({ text, link }) => (link === undefined ? text : `${text}\n${link}`));
  const body = [...paragraphs.map(paragraphAsText), `${button.label}:\n${button.link}`, ...notes];
  // The line by which mail programs know a signature.
  return `${body.join("\n\n")}\n\n-- \nEvenhand\n`;
}

function paragraphAsText(paragraph: MailParagraph) {
  if (typeof paragraph === "string") return paragraph;
  return paragraph.map(({ rank, name, score }) => `${rank}. ${name}: ${score}`).join("\n");
}
