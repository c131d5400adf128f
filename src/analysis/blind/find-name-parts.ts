import type { SectionLine } from "#analysis/extract/group-into-sections.ts";
import { isTitleWord } from "#analysis/extract/title-words.ts";
import type { Range } from "./blind-cv.ts";

const SHORTEST_PART = 3;

/**
 * The name goes wherever it stands: written out, and part by part where a part begins with a capital. A part that is also
 * an occupation (Grace Baker) goes alone only from the top of the CV; elsewhere it may be the work of a baker.
 */
export function findNameParts(name: string | null): (line: SectionLine) => Range[] {
  if (name === null) return () => [];
  const parts = name.split(/[\s.]+/u).filter((part) => part !== "");
  const whole = parts.join(" ").toLowerCase();
  const single = new Set(parts.filter((part) => part.length >= SHORTEST_PART).map((part) => part.toLowerCase()));
  return (line) => [...findAll(line.text, whole), ...findParts(line, single)];
}

function findAll(text: string, whole: string): Range[] {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [];
  const ranges: Range[] = [];
  for (let at = lower.indexOf(whole); at !== -1; at = lower.indexOf(whole, at + whole.length)) {
    ranges.push({ start: at, end: at + whole.length });
  }
  return ranges;
}

function findParts(line: SectionLine, parts: Set<string>): Range[] {
  return Array.from(line.text.matchAll(/\p{Lu}[\p{L}'’-]*/gu)).flatMap((match) => {
    const word = match[0].toLowerCase();
    const isName = parts.has(word) && (line.section === "header" || !isTitleWord(word));
    return isName ? [{ start: match.index, end: match.index + match[0].length }] : [];
  });
}
