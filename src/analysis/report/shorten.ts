const BREAK =
  /(?: \(|[;:] | [-–—] |,? (?:such as|including|e\.g\.|who|that|which|to|while|where|when|as well as|so|using|based on|according to|by) )/gu;
const COMMA = /, /gu;
const DANGLING =
  /(?:[\s,;:(&/–—-]|(?<= )(?:and|or|of|in|with|the|a|an|to|for|by|at|on|as|from|our|your|their|is|are|such|including|pertaining|concerned|involved|relating|regarding|prior|used|down)(?=\s*$)){1,6}$/iu;

/** A quote keeps as much as fits; three dots tell that something was left out. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const breaths = [...listBreaks(text, longest, BREAK), ...listBreaks(text, longest, COMMA)];
  const late = Math.max(...breaths.filter((index) => index >= longest * 0.7), 0);
  const cut = late > 0 ? late : text.lastIndexOf(" ", longest);
  return `${dropDangling(text.slice(0, cut > 0 ? cut : longest))}…`;
}

function listBreaks(text: string, reach: number, pattern: RegExp): number[] {
  return Array.from(text.slice(0, reach + 1).matchAll(pattern), (match) => match.index);
}

function dropDangling(text: string): string {
  const kept = text.replace(DANGLING, "");
  return kept === "" ? text : kept;
}
