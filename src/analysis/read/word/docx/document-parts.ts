import { WHITE } from "#analysis/read/word/styles/mix-colours.ts";
import { isOn } from "#analysis/read/word/styles/measures.ts";
import { findMainPart, findPart, listRelationships, type WordPackage } from "./open-package.ts";
import { readPageGeometry } from "#analysis/read/word/styles/page-geometry.ts";
import { createPalette, type Palette } from "#analysis/read/word/styles/palette.ts";
import { childOf, type XmlElement } from "./parse-xml.ts";
import type { Setting } from "#analysis/read/word/styles/scope.ts";
import { pageColour } from "#analysis/read/word/styles/word-colours.ts";
import { Unreadable } from "#analysis/read/word/word-reading.ts";
import { readStyles } from "#analysis/read/word/styles/word-styles.ts";

export interface DocumentParts {
  document: XmlElement;
  setting: Setting;
  /** Only those that some page shows: first and even pages have their own when the document says so. */
  headers: XmlElement[];
  footers: XmlElement[];
  findNotes(kind: "footnotes" | "endnotes"): XmlElement | undefined;
}

export function readParts(opened: WordPackage): DocumentParts {
  const main = findMainPart(opened);
  if (main === undefined) throw new Unreadable("not_a_document");
  const relationships = listRelationships(opened, main.name);
  const findByKind = (wanted: string) => findPart(opened, relationships.find(({ kind }) => kind === wanted)?.target);
  const settings = findByKind("settings");
  const sections = listSections(main.document);
  const palette = createPalette(() => findByKind("theme"), settings);
  const listEdges = (name: string) => {
    const ids = listShownIds(sections, settings, name);
    const targets = relationships.filter(({ id }) => ids.has(id)).map(({ target }) => target);
    return [...new Set(targets)].flatMap((target) => findPart(opened, target) ?? []);
  };
  return {
    document: main.document,
    setting: {
      palette,
      styles: readStyles(findByKind("styles"), palette),
      page: readPageGeometry(sections),
      pageColour: readPageColour(main.document, settings, palette),
    },
    headers: listEdges("w:headerReference"),
    footers: listEdges("w:footerReference"),
    findNotes: findByKind,
  };
}

/** Sections end in a paragraph's properties or at the end of the body, never inside a run or a table. */
function listSections(parent: XmlElement): XmlElement[] {
  return parent.children.flatMap((child) => {
    if (child.name === "w:sectPr") return [child];
    return child.name === "w:r" || child.name === "w:tbl" ? [] : listSections(child);
  });
}

function listShownIds(sections: XmlElement[], settings: XmlElement | undefined, name: string): Set<string> {
  const hasFirstPage = sections.some((section) => isSwitchedOn(section, "w:titlePg"));
  const hasEvenPages = isSwitchedOn(settings, "w:evenAndOddHeaders");
  const references = sections.flatMap(({ children }) => children.filter((child) => child.name === name));
  const shown = references.filter(({ attributes }) => {
    const pages = attributes["w:type"];
    return pages === "first" ? hasFirstPage : pages !== "even" || hasEvenPages;
  });
  return new Set(shown.map(({ attributes }) => attributes["r:id"] ?? ""));
}

/** Word paints the page only when the settings tell it to. */
function readPageColour(document: XmlElement, settings: XmlElement | undefined, palette: Palette): number {
  const background = childOf(document, "w:background");
  if (background === undefined || !isSwitchedOn(settings, "w:displayBackgroundShape")) return WHITE;
  return pageColour(palette, background) ?? WHITE;
}

function isSwitchedOn(holder: XmlElement | undefined, name: string): boolean {
  const found = childOf(holder, name);
  return found !== undefined && isOn(found);
}
