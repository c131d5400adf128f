import { BLACK, mapChannels, mix, WHITE } from "./mix-colours.ts";
import { hexColour, type Palette } from "./palette.ts";
import { childOf, type XmlElement } from "#analysis/read/word/docx/parse-xml.ts";

export interface Paint {
  colour: number;
  /** From 0 to 1. */
  opacity: number;
}

/** What a shape or a letter is filled with. Nothing can be said of the colours of a picture; null is no fill at all. */
export type Fill = Paint | "picture" | null;

const PRESETS = new Map([
  ["black", BLACK],
  ["white", WHITE],
]);

/** The fill among the properties of a shape or of text, or undefined when they name none. */
export function readFill(palette: Palette, properties: XmlElement | undefined): Fill | undefined {
  for (const child of properties?.children ?? []) {
    const kind = localName(child);
    if (kind === "noFill") return null;
    if (kind === "blipFill") return "picture";
    if (kind === "solidFill") return paintOf(palette, child) ?? null;
    if (kind === "pattFill") return middleOf(palette, child.children);
    if (kind === "gradFill") return middleOf(palette, child.children[0]?.children ?? []);
  }
  return undefined;
}

/** A shape that says nothing itself is filled by the style it refers to, unless that is number 0. */
export function readShapeFill(palette: Palette, shape: XmlElement): Fill {
  const own = readFill(palette, childOf(shape, "wps:spPr"));
  if (own !== undefined) return own;
  const reference = childOf(childOf(shape, "wps:style"), "a:fillRef");
  return reference?.attributes["idx"] === "0" ? null : (paintOf(palette, reference) ?? null);
}

/** Of the two colours of a pattern, or of the stops of a gradient. */
function middleOf(palette: Palette, holders: XmlElement[]): Paint | null {
  const paints = holders.flatMap((holder) => paintOf(palette, holder) ?? []);
  if (paints.length === 0) return null;
  const mean = (read: (paint: Paint) => number) => paints.reduce((sum, paint) => sum + read(paint), 0) / paints.length;
  return {
    colour: mapChannels(BLACK, (_, shift) => mean(({ colour }) => (colour >> shift) & 0xff)),
    opacity: mean(({ opacity }) => opacity),
  };
}

function paintOf(palette: Palette, holder: XmlElement | undefined): Paint | undefined {
  const source = holder?.children[0];
  if (source === undefined) return undefined;
  const value = valueOf(source);
  let colour = hexColour(value) ?? PRESETS.get(value) ?? palette.themeColour(value);
  if (colour === undefined) return undefined;
  let opacity = 1;
  for (const change of source.children) {
    const share = Number(valueOf(change)) / 100_000;
    // Word's own alpha says how much shines through, that of DrawingML how much is left.
    if (localName(change) === "alpha") opacity = change.name === "w14:alpha" ? 1 - share : share;
    else colour = changeColour(colour, localName(change), share);
  }
  return { colour, opacity };
}

function changeColour(colour: number, kind: string, share: number): number {
  if (kind === "lumMod" || kind === "shade") return mix(colour, BLACK, share);
  if (kind === "tint") return mix(colour, WHITE, share);
  return kind === "lumOff" ? mapChannels(colour, (channel) => channel + 255 * share) : colour;
}

function valueOf({ attributes }: XmlElement): string {
  return attributes["lastClr"] ?? attributes["val"] ?? attributes["w14:val"] ?? "";
}

const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(":") + 1);
