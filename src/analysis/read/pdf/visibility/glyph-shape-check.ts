import type { Glyph } from "#analysis/read/glyph.ts";
import type { Pdfium } from "#analysis/read/pdf/pdfium-module.ts";
import { GlyphShapes, hasDistinctiveShape } from "./glyph-shapes.ts";

const MIN_LINE_HEIGHT = 4;
/** A ligature stands for three letters at most; more that begin in one point are words to be spoken instead of what is shown. */
const MAX_FROM_ONE_POINT = 4;

/** Of the height of a line: a page of the narrowest font has wider letters on average. */
const NARROWEST = 0.2;

interface Point {
  object: number;
  x: number;
  y: number;
  left: number;
  times: number;
}

/**
 * Compares the outline of each letter of distinctive shape with its character code, and collects the objects that drew the ones in doubt.
 */
export class GlyphShapeCheck {
  /** A letter without an outline was met. */
  hasBlank = false;
  /** Text objects with more characters than fit into their width. */
  readonly overfullObjects = new Set<number>();
  readonly #pdfium: Pdfium;
  readonly #text: number;
  readonly #scratch: number;
  readonly #shapes = new GlyphShapes();
  readonly #fonts = new Map<number, number>();
  readonly #replacedObjects = new Set<number>();
  #point: Point = { object: 0, x: 0, y: 0, left: 0, times: 0 };

  constructor(pdfium: Pdfium, text: number, scratch: number) {
    this.#pdfium = pdfium;
    this.#text = text;
    this.#scratch = scratch;
  }

  /** Called when the line box of the glyph is in the scratch memory, which is used up by it. */
  check(glyph: Glyph, { index, object, font }: { index: number; object: number; font: number }): void {
    const at = this.#scratch / 4;
    const line = this.#pdfium.HEAPF32;
    const [lineLeft, lineTop, lineBottom] = [line[at] ?? 0, line[at + 1] ?? 0, line[at + 3] ?? 0];
    const { left, bottom, top, x, base } = this.#readInk(index);
    this.hasBlank ||= top <= bottom;
    if (this.#point.object !== object) this.#fonts.set(object, font);
    this.#followPoint(glyph, { object, x, y: base, left });
    const height = lineTop - lineBottom;
    // Upright text begins at the left of its box and stands a little above its bottom.
    const isUpright = Math.abs(x - lineLeft) < 0.5 && base >= lineBottom - 0.5 && base < lineBottom + height / 2;
    if (this.#point.times > 1 || height < MIN_LINE_HEIGHT || !isUpright) return;
    this.#shapes.add(font, glyph.code, (top - base) / height, (base - bottom) / height);
  }

  /** The box of what is drawn, and where the letter begins on its base line. */
  #readInk(index: number) {
    const [c, at] = [this.#pdfium.wasmExports, this.#scratch];
    c.FPDFText_GetCharBox(this.#text, index, at, at + 8, at + 16, at + 24);
    c.FPDFText_GetCharOrigin(this.#text, index, at + 32, at + 40);
    const ink = this.#pdfium.HEAPF64;
    const valueAt = (place: number) => ink[at / 8 + place] ?? 0;
    return { left: valueAt(0), bottom: valueAt(2), top: valueAt(3), x: valueAt(4), base: valueAt(5) };
  }

  /** Given all glyphs and, parallel to them, the objects that drew them. */
  listDoubted(glyphs: Glyph[], objects: number[]): Set<Glyph> {
    const fonts = this.#shapes.listDoubtful();
    if (fonts.size === 0 && this.#replacedObjects.size === 0) return new Set();
    const isDoubted = (object: number) => this.#replacedObjects.has(object) || fonts.has(this.#fonts.get(object) ?? 0);
    return new Set(glyphs.filter((glyph, index) => hasDistinctiveShape(glyph.code) && isDoubted(objects[index] ?? 0)));
  }

  /**
   * Replacement text spreads its letters over the shapes it replaces, but all begin where the first shape does. Far more
   * letters than there is room for cannot be what is shown; as many as there is room for have to be confirmed.
   */
  #followPoint({ box }: Glyph, { object, x, y, left }: Omit<Point, "times">): void {
    const last = this.#point;
    const isSame = last.object === object && last.x === x && last.y === y && last.left !== left;
    this.#point = { object, x, y, left, times: isSame ? last.times + 1 : 1 };
    if (this.#point.times < MAX_FROM_ONE_POINT) return;
    if (box.width < box.height * NARROWEST) this.overfullObjects.add(object);
    else this.#replacedObjects.add(object);
  }
}
