import { EMUS, pointsOf, TWIPS } from "./measures.ts";
import { childOf, type XmlElement } from "#analysis/read/word/docx/parse-xml.ts";

/** In points; of several sections the largest page counts, so that nothing on any page is called outside. */
export interface PageGeometry {
  width: number;
  height: number;
  left: number;
  right: number;
}

interface Extent {
  width: number;
  height: number;
}

/** The least and the greatest place from which an offset may be counted. */
type Base = [number, number];

export const LETTER: PageGeometry = { width: 612, height: 792, left: 72, right: 72 };
/** Honest lines may begin in the margin; where they begin this far outside the paper, nobody can read them. */
const MAX_OVERHANG = 36;

export function readPageGeometry(sections: XmlElement[]): PageGeometry {
  const pages = sections.map((section) => {
    const size = childOf(section, "w:pgSz")?.attributes ?? {};
    const margins = childOf(section, "w:pgMar")?.attributes ?? {};
    return {
      width: pointsOf(size["w:w"], TWIPS) ?? LETTER.width,
      height: pointsOf(size["w:h"], TWIPS) ?? LETTER.height,
      left: pointsOf(margins["w:left"], TWIPS) ?? LETTER.left,
      right: pointsOf(margins["w:right"], TWIPS) ?? LETTER.right,
    };
  });
  return pages.toSorted((one, other) => other.width * other.height - one.width * one.height)[0] ?? LETTER;
}

/** Where the anchor does not fix one place to count from, the box must be outside from all of them. */
export function isAnchorOutside(anchor: XmlElement, page: PageGeometry): boolean {
  const { width, height } = extentOf(anchor);
  const across = childOf(anchor, "wp:positionH");
  const down = childOf(anchor, "wp:positionV");
  const downFrom: Base = down?.attributes["relativeFrom"] === "page" ? [0, 0] : [0, page.height];
  return (
    isBeyond(horizontalBase(across, page), offsetOf(across, page.width), width, page.width) ||
    isBeyond(downFrom, offsetOf(down, page.height), height, page.height)
  );
}

export function extentOf(drawing: XmlElement): Extent {
  const { cx, cy } = childOf(drawing, "wp:extent")?.attributes ?? {};
  return { width: pointsOf(cx, EMUS) ?? 0, height: pointsOf(cy, EMUS) ?? 0 };
}

/** In points, or in thousandths of a percent of the page. An alignment has no offset, and keeps the box on the page. */
function offsetOf(position: XmlElement | undefined, pageLength: number): number {
  const [place] = position?.children ?? [];
  if (place?.name === "wp:posOffset") return pointsOf(place.text, EMUS) ?? 0;
  return place?.name.startsWith("wp14:pct") === true ? (pageLength * Number(place.text)) / 100_000 : 0;
}

function horizontalBase(position: XmlElement | undefined, page: PageGeometry): Base {
  const from = position?.attributes["relativeFrom"];
  if (from === "page" || from === "leftMargin") return [0, 0];
  if (from === "margin") return [page.left, page.left];
  if (from === "rightMargin") return [page.width - page.right, page.width - page.right];
  return [0, page.width];
}

function isBeyond([least, most]: Base, offset: number, length: number, limit: number): boolean {
  return most + offset + length <= 0 || least + offset >= limit;
}

/** A frame or a floating table, in bare twips. How high it grows is not known; an inch is assumed. */
interface Placing {
  across: string | undefined;
  down: string | undefined;
  downFrom: string | undefined;
  width?: string | undefined;
}

export function isPlacedOutside(placing: Placing, page: PageGeometry): boolean {
  const across = pointsOf(placing.across, TWIPS) ?? 0;
  const down = pointsOf(placing.down, TWIPS) ?? 0;
  const width = pointsOf(placing.width, TWIPS) ?? page.width;
  const downFrom: Base = placing.downFrom === "page" ? [0, 0] : [0, page.height];
  return isBeyond([0, page.left], across, width, page.width) || isBeyond(downFrom, down, 72, page.height);
}

export function isIndentOutside(indent: number, page: PageGeometry): boolean {
  return page.left + indent < -MAX_OVERHANG || indent >= page.width;
}
