import type { EmailDraft } from "#shared/reports/email-draft.ts";

const FENCE = /^\s*```[a-z]*\s*\n?([\s\S]*?)\n?\s*```\s*$/i;
const CONTENT_NAMES = ["content", "email", "message"] as const;
/** A text that was written as JSON more often than it was read. */
const MOST_LAYERS = 3;

/**
 * A draft from whatever a generator answers: an object, or one written as JSON, perhaps twice and perhaps in a code fence, whose
 * text is called content, email or message. Undefined where there is no text in it.
 */
export function cleanEmail(answer: unknown, layers = MOST_LAYERS): EmailDraft | undefined {
  if (typeof answer === "string") {
    const text = unfence(answer);
    const inner = layers > 0 ? parseJson(text) : undefined;
    return inner === undefined ? draftOf("", text) : cleanEmail(inner, layers - 1);
  }
  if (typeof answer !== "object" || answer === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(answer));
  const content = CONTENT_NAMES.map((name) => fields.get(name)).find((value) => value !== undefined && value !== "");
  const subject = fields.get("subject");
  const plainSubject = typeof subject === "string" ? subject : "";
  return typeof content === "string" ? fromText(plainSubject, content, layers) : undefined;
}

/** The text itself may be the whole draft once more. */
function fromText(subject: string, content: string, layers: number): EmailDraft | undefined {
  const text = unfence(content);
  const inner = layers > 0 && text.startsWith("{") ? cleanEmail(text, layers - 1) : undefined;
  if (inner !== undefined && inner.content !== unescapeText(text))
    return { ...inner, subject: inner.subject || subject };
  return draftOf(subject, text);
}

function draftOf(subject: string, content: string): EmailDraft | undefined {
  const text = unescapeText(content).trim();
  if (text === "") return undefined;
  return { subject: unescapeText(unfence(subject)).replaceAll(/\s+/g, " ").trim(), content: text };
}

const unfence = (text: string) => FENCE.exec(text)?.[1] ?? text.trim();

const ESCAPED: Record<string, string> = { n: "\n", r: "", t: " ", '"': '"', "'": "'", "/": "/", "\\": "\\" };

function unescapeText(text: string) {
  return text
    .replaceAll(/\\([nrt"'/\\])/g, (_, character: string) => ESCAPED[character] ?? character)
    .replaceAll("\r\n", "\n");
}

/** Undefined where it is no JSON, or JSON of a bare number or word: then it is the text itself. */
function parseJson(text: string): unknown {
  if (!/^\s*["{]/.test(text)) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
