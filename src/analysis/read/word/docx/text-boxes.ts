import { type Fill, readShapeFill } from "#analysis/read/word/styles/drawn-fill.ts";
import { isTrue } from "#analysis/read/word/styles/measures.ts";
import { extentOf, isAnchorOutside } from "#analysis/read/word/styles/page-geometry.ts";
import { childOf, type XmlElement } from "./parse-xml.ts";
import { ON_PAGE, type Scope, type Setting } from "#analysis/read/word/styles/scope.ts";
import { hiddenByVml, isVmlShape, vmlFill } from "./vml-shape.ts";

/** A box thinner than this cuts off whatever it holds. */
const MIN_BOX_POINTS = 1;
const MIN_OPACITY = 0.5;

export interface TextBox {
  content: XmlElement;
  scope: Scope;
}

/** The text boxes of one drawing. What they stand on is their own fill, or the page. */
export function listTextBoxes(drawing: XmlElement, hidden: Scope["hidden"], setting: Setting): TextBox[] {
  const found: TextBox[] = [];
  collect(drawing, { ...ON_PAGE, hidden }, setting, found);
  return found;
}

function collect(element: XmlElement, outer: Scope, setting: Setting, found: TextBox[]): void {
  if (element.name === "w:txbxContent") {
    found.push({ content: element, scope: outer });
    return;
  }
  const scope = scopeIn(element, outer, setting);
  for (const child of element.children) collect(child, scope, setting, found);
}

function scopeIn(element: XmlElement, outer: Scope, setting: Setting): Scope {
  if (element.name === "wp:anchor" || element.name === "wp:inline") {
    return { ...outer, hidden: outer.hidden ?? hiddenByDrawing(element, setting) };
  }
  if (element.name === "wps:wsp") {
    const hidden = outer.hidden ?? hiddenByName(childOf(element, "wps:cNvPr"));
    return { ...outer, hidden, ground: groundOf(readShapeFill(setting.palette, element)) };
  }
  if (!isVmlShape(element)) return outer;
  return { ...outer, hidden: outer.hidden ?? hiddenByVml(element, setting.page), ground: vmlFill(element) };
}

function hiddenByDrawing(drawing: XmlElement, { page }: Setting): Scope["hidden"] {
  const { width, height } = extentOf(drawing);
  if (width < MIN_BOX_POINTS || height < MIN_BOX_POINTS) return "covered";
  if (drawing.name === "wp:anchor" && isAnchorOutside(drawing, page)) return "off_page";
  return hiddenByName(childOf(drawing, "wp:docPr"));
}

function hiddenByName(named: XmlElement | undefined): Scope["hidden"] {
  return isTrue(named?.attributes["hidden"]) ? "marked_hidden" : null;
}

export function groundOf(fill: Fill): Scope["ground"] {
  if (fill === null || fill === "picture") return fill;
  return fill.opacity < MIN_OPACITY ? null : fill.colour;
}
