import type { StyledRun } from "#analysis/read/styled-run.ts";
import type { Backdrop } from "#analysis/read/word/docx/backdrops.ts";
import { WHITE } from "#analysis/read/word/styles/mix-colours.ts";
import { type DocSpan, type DocText, listParagraphs } from "./doc-paragraphs.ts";
import { placeInRows, type PlacedParagraph } from "./doc-rows.ts";
import { markField } from "#analysis/read/word/field-marks.ts";
import { styleText } from "#analysis/read/word/styles/judge-run.ts";
import { LETTER, type PageGeometry } from "#analysis/read/word/styles/page-geometry.ts";
import { hiddenByParagraph } from "#analysis/read/word/styles/resolve-styles.ts";
import { startList } from "#analysis/read/word/run-text.ts";
import type { Scope } from "#analysis/read/word/styles/scope.ts";

const FIELD_MARKS = new Map([
  ["\u0013", "begin"],
  ["\u0014", "separate"],
  ["\u0015", "end"],
]);
/** Breaks and a hyphen; the others anchor pictures, notes and comments, or are hyphens shown only at the end of a line. */
const SHOWN = new Map([
  ["\u000B", "\n"],
  ["\u000E", "\n"],
  ["\u001E", "-"],
  ...Array.from("\u0001\u0002\u0003\u0004\u0005\u0008\u001F", (anchor): [string, string] => [anchor, ""]),
]);
const SYMBOL = "(";
/** The margins are not read here; they are taken to be wide, so that no line that begins in one is called outside. */
const PAGE: PageGeometry = { ...LETTER, left: LETTER.width / 3 };

interface DocStory {
  runs: StyledRun[];
  fields: number[];
  backdrops: Backdrop[];
}

/** The letters between two positions. In a text box `ground` is not known: its fill stands in another format. */
export function readDocStory(
  text: DocText,
  { from, to }: { from: number; to: number },
  ground: Scope["ground"],
  backdrops: Backdrop[],
): StyledRun[] {
  const story: DocStory = { runs: [], fields: [], backdrops };
  for (const paragraph of placeInRows(listParagraphs(text, from, to), ground)) writeParagraph(story, paragraph);
  return story.runs;
}

function writeParagraph(story: DocStory, paragraph: PlacedParagraph): void {
  const first = story.runs.length;
  for (const span of paragraph.spans) writeSpan(story, span, paragraph);
  startList(story.runs[first], paragraph.properties.paragraph);
  const last = paragraph.spans.at(-1);
  if (last !== undefined) write(story, paragraph.lineEnd, last, paragraph);
}

function writeSpan(story: DocStory, span: DocSpan, paragraph: PlacedParagraph): void {
  let shown = "";
  for (const letter of span.text) {
    const mark = FIELD_MARKS.get(letter);
    if (mark === undefined) {
      shown +=
        letter === SYMBOL && span.symbol !== undefined
          ? String.fromCharCode(span.symbol)
          : (SHOWN.get(letter) ?? letter);
      continue;
    }
    write(story, shown, span, paragraph);
    shown = "";
    markField(story.fields, story.runs, mark);
  }
  write(story, shown, span, paragraph);
}

function write(story: DocStory, text: string, { run }: DocSpan, { properties, ground }: PlacedParagraph): void {
  if (text === "") return;
  const shading = run.highlight ?? run.shading ?? properties.paragraph.fill ?? ground;
  const hidden = hiddenByParagraph(properties.paragraph, PAGE);
  story.runs.push(styleText(text, run, { shading, pageColour: WHITE, backdrops: story.backdrops }, hidden));
}
