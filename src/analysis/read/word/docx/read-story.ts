import type { StyledRun } from "#analysis/read/styled-run.ts";
import { type Backdrop, addBackdrops } from "./backdrops.ts";
import { markField } from "#analysis/read/word/field-marks.ts";
import { styleText } from "#analysis/read/word/styles/judge-run.ts";
import type { XmlElement } from "./parse-xml.ts";
import {
  hiddenByParagraph,
  resolveParagraph,
  resolveRun,
  type ResolvedParagraph,
} from "#analysis/read/word/styles/resolve-styles.ts";
import type { RunProperties } from "#analysis/read/word/styles/run-properties.ts";
import { startList, textOf, withSymbols } from "#analysis/read/word/run-text.ts";
import type { Scope, Setting } from "#analysis/read/word/styles/scope.ts";
import { listCells } from "./table-cells.ts";
import { listTextBoxes, type TextBox } from "./text-boxes.ts";

export interface NoteReference {
  kind: "footnotes" | "endnotes";
  id: string;
  hidden: Scope["hidden"];
}

/** One flow of text: the body, a header, a note. Runs come out in reading order. */
export interface Story {
  setting: Setting;
  runs: StyledRun[];
  notes: NoteReference[];
  backdrops: Backdrop[];
  /** Where the runs of each open field begin. */
  fields: number[];
}

interface Paragraph {
  resolved: ResolvedParagraph;
  scope: Scope;
  boxes: TextBox[];
}

/** Only these are walked into: what a file adds under other names is not shown by Word either. */
const BLOCK_WRAPPERS = new Set(["w:body", "w:sdt", "w:sdtContent", "w:customXml", "w:ins", "w:moveTo"]);
const INLINE_WRAPPERS = new Set([
  "w:sdt",
  "w:sdtContent",
  "w:customXml",
  "w:smartTag",
  "w:hyperlink",
  "w:fldSimple",
  "w:ins",
  "w:moveTo",
  "w:dir",
  "w:bdo",
  "w:ruby",
  "w:rubyBase",
]);
const DELETED = new Set(["w:del", "w:moveFrom"]);
const NOTES = new Map<string, NoteReference["kind"]>([
  ["w:footnoteReference", "footnotes"],
  ["w:endnoteReference", "endnotes"],
]);
const DRAWINGS = new Set(["w:drawing", "w:pict", "w:object"]);

export function readBlocks(story: Story, parent: XmlElement, scope: Scope): void {
  for (const block of parent.children) {
    if (block.name === "w:p") readParagraph(story, block, scope);
    else if (block.name === "w:tbl") readTable(story, block, scope);
    else if (BLOCK_WRAPPERS.has(block.name)) readBlocks(story, block, scope);
  }
}

function readTable(story: Story, table: XmlElement, scope: Scope): void {
  for (const { cell, scope: cellScope } of listCells(table, scope, story.setting)) readBlocks(story, cell, cellScope);
}

function readParagraph(story: Story, element: XmlElement, outer: Scope): void {
  const resolved = resolveParagraph(element, story.setting);
  const scope = { ...outer, hidden: outer.hidden ?? hiddenByParagraph(resolved, story.setting.page) };
  const paragraph: Paragraph = { resolved, scope, boxes: [] };
  const first = story.runs.length;
  readInline(story, element, paragraph);
  startList(story.runs[first], resolved);
  write(story, scope.lineEnd, resolveRun(element, resolved, scope, story.setting), paragraph);
  // A box stands beside its paragraph, not in the middle of its words.
  for (const { content, scope: boxScope } of paragraph.boxes) readBlocks(story, content, boxScope);
}

function readInline(story: Story, parent: XmlElement, paragraph: Paragraph): void {
  for (const child of parent.children) {
    if (child.name === "w:r" || child.name === "m:r") readRun(story, child, paragraph);
    else if (DELETED.has(child.name)) readInline(story, child, hide(paragraph));
    else if (INLINE_WRAPPERS.has(child.name) || child.name.startsWith("m:")) readInline(story, child, paragraph);
  }
}

function hide(paragraph: Paragraph): Paragraph {
  return { ...paragraph, scope: { ...paragraph.scope, hidden: "marked_hidden" } };
}

function readRun(story: Story, run: XmlElement, paragraph: Paragraph): void {
  const properties = resolveRun(run, paragraph.resolved, paragraph.scope, story.setting);
  for (const child of run.children) {
    const text = textOf(child);
    if (text !== undefined) write(story, text, properties, child.name === "w:delText" ? hide(paragraph) : paragraph);
    else if (child.name === "w:fldChar") markField(story.fields, story.runs, child.attributes["w:fldCharType"]);
    else if (INLINE_WRAPPERS.has(child.name)) readInline(story, child, paragraph);
    else readReference(story, child, isMarkedHidden(properties, paragraph) ? "marked_hidden" : null, paragraph);
  }
}

/** Drawings and notes are shown elsewhere: of what hides the run, only a mark or a deletion hides them too. */
function isMarkedHidden(properties: RunProperties, { scope }: Paragraph): boolean {
  return properties.vanish === true || scope.hidden === "marked_hidden";
}

function readReference(story: Story, element: XmlElement, hidden: Scope["hidden"], { boxes }: Paragraph): void {
  const { name, attributes } = element;
  const kind = NOTES.get(name);
  if (kind !== undefined) story.notes.push({ kind, id: attributes["w:id"] ?? "", hidden });
  if (!DRAWINGS.has(name)) return;
  addBackdrops(story.backdrops, element, story.setting);
  boxes.push(...listTextBoxes(element, hidden, story.setting));
}

function write(story: Story, text: string, run: RunProperties, { scope, resolved }: Paragraph): void {
  const { pageColour } = story.setting;
  const shading = run.highlight ?? run.shading ?? resolved.fill ?? scope.ground;
  const ground = { shading, pageColour, backdrops: story.backdrops };
  story.runs.push(styleText(withSymbols(text, run.font ?? ""), run, ground, scope.hidden));
}
