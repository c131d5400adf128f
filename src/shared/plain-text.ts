const WIDTH = 80;
/** A terminal that shows the text must not obey control characters of a CV. */
const CONTROL = /(?!\n)\p{Cc}/gu;

/** A heading and what stands under it; nothing at all where there is nothing to say. */
export function writeSection(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return `${title.toUpperCase()}\n${"-".repeat(title.length)}\n${lines.join("\n")}\n\n`.replaceAll(CONTROL, "");
}

export function writeTitle(title: string): string {
  const line = "=".repeat(WIDTH);
  return `${line}\n${title.replaceAll(/\p{Cc}+/gu, " ")}\n${line}\n\n`;
}

export function listFacts(facts: readonly (readonly [name: string, value: string | null])[]): string[] {
  const known = facts.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  const width = Math.max(0, ...known.map(({ name }) => name.length)) + 2;
  return known.map(({ name, value }) => wrap(value, `${name}:`.padEnd(width)));
}

export function listPoints(points: readonly string[]): string[] {
  return points.map((point) => wrap(point, "- "));
}

export function listNumbered(points: readonly string[]): string[] {
  return points.map((point, index) => wrap(point, `${index + 1}. `.padEnd(4)));
}

/** Words from a CV may hold line breaks of their own; here only the page's width breaks lines. */
export function wrap(text: string, lead = ""): string {
  const indent = " ".repeat(lead.length);
  const lines: string[] = [];
  let line = lead;
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const isStart = line === lead || line === indent;
    if (!isStart && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else line += isStart ? word : ` ${word}`;
  }
  return [...lines, line].join("\n");
}
