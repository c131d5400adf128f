import { isIndentOutside, isPlacedOutside, type PageGeometry } from "./page-geometry.ts";
import { type ParagraphProperties, readParagraphProperties } from "./paragraph-properties.ts";
import { childOf, type XmlElement } from "#analysis/read/word/docx/parse-xml.ts";
import { readRunProperties, type RunProperties } from "./run-properties.ts";
import type { Scope, Setting } from "./scope.ts";
import type { WordStyle } from "./word-styles.ts";

const MIN_LINE_HEIGHT = 3;

export interface ResolvedParagraph extends ParagraphProperties {
  style: WordStyle;
}

export function resolveParagraph(paragraph: XmlElement, { styles, palette }: Setting): ResolvedParagraph {
  const properties = childOf(paragraph, "w:pPr");
  const style = styles.paragraphStyleOf(childOf(properties, "w:pStyle")?.attributes["w:val"]);
  const own = readParagraphProperties(properties, palette);
  return { ...styles.defaults.paragraph, ...style.paragraph, ...own, style };
}

export function hiddenByParagraph(paragraph: ParagraphProperties, page: PageGeometry): Scope["hidden"] {
  const { exactHeight, indent = 0, frame } = paragraph;
  if (typeof exactHeight === "number" && exactHeight < MIN_LINE_HEIGHT) return "tiny";
  if (isIndentOutside(indent, page)) return "off_page";
  if (frame === undefined) return null;
  const placing = { across: frame["w:x"], down: frame["w:y"], downFrom: frame["w:vAnchor"], width: frame["w:w"] };
  return isPlacedOutside(placing, page) ? "off_page" : null;
}

/** From the weakest to the strongest: the document's defaults, the table, the paragraph's style, the run's style, the run. */
export function resolveRun(
  run: XmlElement,
  paragraph: ResolvedParagraph,
  scope: Scope,
  { styles, palette }: Setting,
): RunProperties {
  const properties = childOf(run, "w:rPr");
  const character = styles.styleOf(childOf(properties, "w:rStyle")?.attributes["w:val"]).run;
  const own = readRunProperties(properties, palette);
  const levels = [scope.tableRun, paragraph.style.run, character];
  return {
    ...styles.defaults.run,
    ...Object.assign({}, ...levels),
    bold: own.bold ?? isToggled("bold", styles.defaults.run, levels),
    vanish: own.vanish ?? isToggled("vanish", styles.defaults.run, levels),
    ...own,
  };
}

/** Bold inside bold is plain: two styles that switch the same thing on cancel each other out. */
function isToggled(name: "bold" | "vanish", defaults: RunProperties, levels: RunProperties[]): boolean {
  const switches = levels.filter((level) => level[name] === true).length;
  return defaults[name] === true || switches % 2 === 1;
}
