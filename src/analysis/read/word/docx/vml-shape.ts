import { BLACK, WHITE } from "#analysis/read/word/styles/mix-colours.ts";
import { pointsOf } from "#analysis/read/word/styles/measures.ts";
import type { PageGeometry } from "#analysis/read/word/styles/page-geometry.ts";
import { hexColour } from "#analysis/read/word/styles/palette.ts";
import type { XmlElement } from "./parse-xml.ts";
import type { Scope } from "#analysis/read/word/styles/scope.ts";

const NAMED = new Map([
  ["black", BLACK],
  ["navy", 0x000080],
  ["blue", 0x0000ff],
  ["green", 0x008000],
  ["teal", 0x008080],
  ["maroon", 0x800000],
  ["purple", 0x800080],
  ["gray", 0x808080],
  ["red", 0xff0000],
]);

/** The drawings of Word before 2010: their place and size are a line of CSS. */
export function isVmlShape({ name }: XmlElement): boolean {
  return name.startsWith("v:") && name !== "v:textbox" && name !== "v:shapetype";
}

export function hiddenByVml(shape: XmlElement, page: PageGeometry): Scope["hidden"] {
  const css = cssOf(shape);
  if (css.get("visibility") === "hidden" || css.get("display") === "none") return "marked_hidden";
  const left = cssPoints(css, "left") + cssPoints(css, "margin-left");
  const top = cssPoints(css, "top") + cssPoints(css, "margin-top");
  const isLeftOrAbove = left < -page.width || top < -page.height;
  if (isLeftOrAbove || left >= page.width || top >= page.height * 2) return "off_page";
  const isFlat = ["width", "height"].some((side) => pointsOf(css.get(side), 1) === 0);
  return isFlat ? "covered" : null;
}

/** A shape is white unless it says otherwise. */
export function vmlFill({ attributes }: XmlElement): number | null {
  if (["f", "false", "0"].includes(attributes["filled"] ?? "")) return null;
  const [written = ""] = (attributes["fillcolor"] ?? "white").toLowerCase().split(" ");
  const long = written.replace(/^#([\da-f])([\da-f])([\da-f])$/u, "#$1$1$2$2$3$3");
  return hexColour(long.slice(1)) ?? NAMED.get(written) ?? WHITE;
}

export function vmlArea(shape: XmlElement): number {
  const css = cssOf(shape);
  return cssPoints(css, "width") * cssPoints(css, "height");
}

export function isBehindText(shape: XmlElement): boolean {
  return Number(cssOf(shape).get("z-index") ?? 0) < 0;
}

function cssOf({ attributes }: XmlElement): Map<string, string> {
  const declarations = (attributes["style"] ?? "").toLowerCase().split(";");
  return new Map(
    declarations.map((declaration) => {
      const [name = "", value = ""] = declaration.split(":");
      return [name.trim(), value.trim()];
    }),
  );
}

/** A number without a unit counts the steps of a group's own grid: it says nothing about the page. */
function cssPoints(css: Map<string, string>, name: string): number {
  const written = css.get(name) ?? "";
  return /[a-z]$/u.test(written) ? (pointsOf(written, 1) ?? 0) : 0;
}
