import { blendsInto } from "#analysis/read/colour-contrast.ts";
import { readShapeFill } from "#analysis/read/word/styles/drawn-fill.ts";
import { EMUS, pointsOf } from "#analysis/read/word/styles/measures.ts";
import { extentOf, isAnchorOutside } from "#analysis/read/word/styles/page-geometry.ts";
import { childOf, listDescendants, type XmlElement } from "./parse-xml.ts";
import type { Setting } from "#analysis/read/word/styles/scope.ts";
import { groundOf } from "./text-boxes.ts";
import { isBehindText, isVmlShape, vmlArea, vmlFill } from "./vml-shape.ts";

/** A painted shape that text may stand on; `area` in square points shrinks as text is laid on it. */
export interface Backdrop {
  colour: number | "picture";
  area: number;
}

/** Letters are about half as wide as high, and lines a fifth apart. */
const LETTER_AREA = 0.6;
export const MAX_BACKDROPS = 200;

/**
 * Designed CVs lay a dark bar under white text, tied to it by nothing but its place. Where text ends up is not known here, so
 * text that would vanish on the page is taken to stand on the shapes drawn before it, as long as it fits on them.
 */
export function standsOnBackdrop(
  backdrops: Backdrop[],
  text: { length: number; size: number; colour: number },
): boolean {
  const area = text.length * text.size * text.size * LETTER_AREA;
  const backdrop = backdrops.find(
    ({ colour, area: left }) => left >= area && (colour === "picture" || !blendsInto(text.colour, colour)),
  );
  if (backdrop === undefined) return false;
  backdrop.area -= area;
  return true;
}

export function addBackdrops(backdrops: Backdrop[], drawing: XmlElement, setting: Setting): void {
  if (backdrops.length >= MAX_BACKDROPS) return;
  const { width, height } = setting.page;
  for (const { colour, area } of listBackdrops(drawing, setting)) {
    backdrops.push({ colour, area: Math.min(area, width * height) });
  }
}

/** Text flows around a shape unless it asks for no wrapping; a picture counts only when it says that it lies behind. */
function listBackdrops(drawing: XmlElement, setting: Setting): Backdrop[] {
  const anchor = childOf(drawing, "wp:anchor");
  if (anchor === undefined) return listVmlBackdrops(drawing);
  if (childOf(anchor, "wp:wrapNone") === undefined || isAnchorOutside(anchor, setting.page)) return [];
  const { width, height } = extentOf(anchor);
  const area = width * height;
  const isPictureBehind = anchor.attributes["behindDoc"] === "1" && listDescendants(anchor, "pic:pic").length > 0;
  const shapes = listDescendants(anchor, "wps:wsp").flatMap((shape) => shapeBackdrop(shape, area, setting));
  return isPictureBehind ? [...shapes, { colour: "picture", area }] : shapes;
}

function shapeBackdrop(shape: XmlElement, drawingArea: number, { palette }: Setting): Backdrop[] {
  const colour = groundOf(readShapeFill(palette, shape));
  if (colour === null) return [];
  const { cx, cy } = childOf(childOf(childOf(shape, "wps:spPr"), "a:xfrm"), "a:ext")?.attributes ?? {};
  const area = (pointsOf(cx, EMUS) ?? 0) * (pointsOf(cy, EMUS) ?? 0);
  return [{ colour, area: Math.min(area, drawingArea) }];
}

function listVmlBackdrops(element: XmlElement): Backdrop[] {
  const inner = element.children.flatMap((child) => listVmlBackdrops(child));
  if (!isVmlShape(element) || !isBehindText(element)) return inner;
  const colour = vmlFill(element);
  return colour === null ? inner : [{ colour, area: vmlArea(element) }, ...inner];
}
