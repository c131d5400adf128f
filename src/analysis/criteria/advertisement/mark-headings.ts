/** A line that its author set as a heading, whatever words it is made of: `findPart` reads it as one. */
export const MARKED = "# ";

interface MarkRule {
  name: string;
  /** What the line becomes, or nothing where the rule does not fit. */
  mark: (line: string, next: string | undefined) => string | undefined;
}

const LONGEST_HEADING = 80;
const MARKDOWN = /^#{1,6} (?<heading>\S.{0,90}?)[#\s]{0,8}$/u;
const BOLD_LINE = /^(?:\*{1,3}|_{1,3})(?<heading>[^\s*_][^*_]*)(?<=\S)(?:\*{1,3}|_{1,3}):?$/u;
const RULED = /^[=_~-]{4,}$/u;
const SECTION = /^(?<number>\d{1,2})\.? (?<heading>\p{L}[^.;]*)$/u;
const SUBSECTION = /^(?<number>\d{1,2})\.\d{1,2}\.? (?=\S)/u;

/** The first rule that fits decides. */
export const MARK_RULES: readonly MarkRule[] = [
  { name: "number signs", mark: (line) => headingOf(MARKDOWN, line) },
  { name: "bold letters", mark: (line) => headingOf(BOLD_LINE, line) },
  { name: "underlined", mark: (line, next) => (next !== undefined && RULED.test(next) ? line : undefined) },
  { name: "number of a section", mark: (line, next) => markSection(line, next) },
];

function headingOf(pattern: RegExp, line: string): string | undefined {
  return pattern.exec(line)?.groups?.heading;
}

/** "3. What we look for" above "3.1 Two years …": a bare "3." is a bullet of a list. */
function markSection(line: string, next: string | undefined): string | undefined {
  const { number, heading } = SECTION.exec(line)?.groups ?? {};
  return number !== undefined && SUBSECTION.exec(next ?? "")?.groups?.number === number ? heading : undefined;
}

/** Headings that were set as such carry a mark, numbered paragraphs are bullets, rules between them are gone. */
export function markHeadings(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    if (RULED.test(line)) return [];
    const heading = MARK_RULES.map(({ mark }) => mark(line, lines[at + 1])).find((one) => one !== undefined);
    const isMarked = heading !== undefined && heading.length <= LONGEST_HEADING && !/[.!;,]$/u.test(heading);
    return [isMarked ? `${MARKED}${heading.trim()}` : line.replace(SUBSECTION, "• ")];
  });
}
