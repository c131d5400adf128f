import type { SectionLine } from "#analysis/extract/group-into-sections.ts";
import { withoutMarks } from "./name-lines.ts";
import { isParticle, readNameWords } from "./name-words.ts";

const OWN = "(?:(?:full|candidate(?:['’]s)?|applicant(?:['’]s)?|employee) )?";
const LABEL = new RegExp(
  String.raw`^(?:${OWN}name(?: of (?:the )?(?:candidate|applicant))?|candidate|applicant)(?:\s?[:|–-]\s?|\t)\s?(?<name>\S.{1,60})$`,
  "iu",
);
const LABEL_ALONE = new RegExp(String.raw`^${OWN}name\s?[:–-]?$`, "iu");
const GIVEN = /^(?:first|given|fore) ?names?(?:\s?[:|–-]\s?|\t|\s)\s?(?<name>\S.{1,40})$/iu;
const FAMILY = /^(?:sur|last|family) ?names?(?:\s?[:|–-]\s?|\t|\s)\s?(?<name>\S.{1,40})$/iu;

interface LabelRule {
  name: string;
  read: (lines: string[]) => string | undefined;
}

/** Only on the first page, and only the first of its kind: further labels name fathers and referees. */
export const LABEL_RULES: LabelRule[] = [
  { name: "the name behind its label", read: (lines) => firstMatch(lines, LABEL) },
  {
    name: "given and family name, each behind a label of its own",
    read: (lines) => {
      const [given, family] = [firstMatch(lines, GIVEN), firstMatch(lines, FAMILY)];
      return given === undefined || family === undefined ? undefined : `${given} ${family}`;
    },
  },
  {
    name: "the name on the line below its label",
    read: (lines) => {
      const at = lines.findIndex((line) => LABEL_ALONE.test(line));
      return at === -1 ? undefined : lines[at + 1];
    },
  },
];

/** "Name: Alva Ashgrove", in whatever letters it is written. */
export function findLabelledName(page: SectionLine[]): string[] | undefined {
  const lines = page.map(({ text }) => withoutMarks(text).replaceAll(/\s{2,}/gu, " "));
  for (const { read } of LABEL_RULES) {
    const [piece = ""] = (read(lines) ?? "").split(/\s?[|•·,–—(/\t]\s?/u);
    const words = readNameWords(withCapitals(piece), { isPresented: true });
    if (words !== undefined) return words;
  }
  return undefined;
}

function firstMatch(lines: string[], label: RegExp): string | undefined {
  for (const line of lines) {
    const found = label.exec(line)?.groups?.name;
    if (found !== undefined) return found;
  }
  return undefined;
}

function withCapitals(text: string): string {
  const words = text.trim().split(/\s+/u);
  return words.map((word) => (isParticle(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(" ");
}
