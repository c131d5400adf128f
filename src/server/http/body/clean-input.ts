import { AppError } from "#shared/errors.ts";

/** Deeper than any body that a route takes. */
const MOST_LEVELS = 20;
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;
/** What somebody typed there has to be the same the next time. */
const AS_TYPED = new Set(["password", "current_password"]);

/**
 * Every text of a body or a query, once, before a schema sees it. What no database can hold (U+0000, half of a surrogate pair) is
 * told by its field; other control characters are taken out, because a terminal or a viewer may obey them.
 */
export function cleanInput(value: unknown, part: "query" | "body", path: readonly string[] = []): unknown {
  if (typeof value === "string") return cleanText(value, path.join(".") || part, AS_TYPED.has(path.at(-1) ?? ""));
  if (typeof value !== "object" || value === null) return value;
  if (path.length >= MOST_LEVELS)
    throw new AppError("invalid_request", { field: part, message: "The input is nested too deeply." });
  if (Array.isArray(value)) return value.map((item, index) => cleanInput(item, part, [...path, String(index)]));
  const entries = Object.entries(value).map(([name, inner]) => [name, cleanInput(inner, part, [...path, name])]);
  // Defines and does not assign: a key called __proto__ stays a key.
  return Object.fromEntries(entries);
}

function cleanText(text: string, field: string, isAsTyped: boolean) {
  if (text.includes("\0") || !text.isWellFormed())
    throw new AppError("invalid_request", { field, message: "The text holds characters that cannot be stored." });
  return isAsTyped ? text : text.replaceAll(CONTROL, "");
}
