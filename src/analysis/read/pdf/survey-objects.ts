import { blendsInto } from "#analysis/read/colour-contrast.ts";
import type { Pdfium } from "./pdfium-module.ts";
import { type Bounds, join, readBounds, shareInside, touches } from "./bounds.ts";
import { readClip } from "./visibility/clip-bounds.ts";
import { paintAt } from "./visibility/paint-at.ts";

/** What is drawn on a page, as far as it matters for what can be seen. */
export interface Survey {
  /** Every text object, also those inside forms. */
  texts: number[];
  /** The part of the page under pictures. */
  pictureArea: number;
  paths: number;
  /** Text objects that a clip cuts, and the share of their area that it leaves. */
  cut: Map<number, number>;
  /** Something may cover, cut or hide text, or may be of its colour: only a look at the page tells. */
  isDoubtful: boolean;
}

const [TEXT, PATH, IMAGE, FORM] = [1, 2, 3, 5];
/** Real CVs have up to 70,000; a page of many more runs out of memory or time before it gets here. */
const MAX_OBJECTS = 1_000_000;
const MAX_DEPTH = 6;
/** With more shapes than this on a page, looking is quicker than comparing each with the text. */
const MAX_AREAS = 200;
const MAX_SPECKS = 200;
/** Rules, underlines and bullets are smaller than this and hide nothing, unless there are very many. */
const MIN_THICKNESS = 4;

interface Area {
  bounds: Bounds;
  /** Undefined for what has more than one colour or can be seen through. */
  colour: number | undefined;
  /** How many text objects were drawn before it. */
  after: number;
}

export function surveyObjects(pdfium: Pdfium, page: number, scratch: number): Survey {
  const surveyor = new Surveyor(pdfium, scratch);
  surveyor.visitAll(
    pdfium.wasmExports.FPDFPage_CountObjects(page),
    (index) => pdfium.wasmExports.FPDFPage_GetObject(page, index),
    0,
  );
  return surveyor.conclude();
}

class Surveyor {
  readonly #survey: Survey = { texts: [], pictureArea: 0, paths: 0, cut: new Map(), isDoubtful: false };
  readonly #areas: Area[] = [];
  readonly #pdfium: Pdfium;
  readonly #scratch: number;
  #left = MAX_OBJECTS;
  #specks = 0;

  constructor(pdfium: Pdfium, scratch: number) {
    this.#pdfium = pdfium;
    this.#scratch = scratch;
  }

  visitAll(count: number, objectAt: (index: number) => number, depth: number): void {
    for (let index = 0; index < count && this.#left > 0; index += 1) this.#visit(objectAt(index), depth);
  }

  conclude(): Survey {
    const areTooMany = this.#left <= 0 || this.#areas.length > MAX_AREAS || this.#specks > MAX_SPECKS;
    this.#survey.isDoubtful ||= areTooMany || this.#mayHideText();
    return this.#survey;
  }

  #visit(object: number, depth: number): void {
    this.#left -= 1;
    const type = this.#pdfium.wasmExports.FPDFPageObj_GetType(object);
    if (type === TEXT) this.#visitText(object, depth);
    else if (type === FORM) this.#visitForm(object, depth);
    else this.#visitArea(object, type);
  }

  /** Bounds inside a form are in its own space, so its text is always looked at. */
  #visitText(object: number, depth: number): void {
    const c = this.#pdfium.wasmExports;
    this.#survey.texts.push(object);
    this.#survey.isDoubtful ||= depth > 0 || c.FPDFPageObj_HasTransparency(object) !== 0 || this.#isOnLayer(object);
    const clip = readClip(this.#pdfium, object, this.#scratch);
    if (clip === undefined) return;
    if (clip === "intricate") this.#survey.isDoubtful = true;
    else this.#noteCut(object, shareInside(clip, readBounds(this.#pdfium, object, this.#scratch)));
  }

  #noteCut(text: number, shareLeft: number): void {
    if (shareLeft < 1) this.#survey.cut.set(text, shareLeft);
  }

  #visitForm(form: number, depth: number): void {
    const c = this.#pdfium.wasmExports;
    const before = this.#survey.texts.length;
    if (depth < MAX_DEPTH) {
      this.visitAll(c.FPDFFormObj_CountObjects(form), (index) => c.FPDFFormObj_GetObject(form, index), depth + 1);
    }
    if (this.#survey.texts.length === before) this.#visitArea(form, FORM);
  }

  #visitArea(object: number, type: number): void {
    if (type === PATH) this.#survey.paths += 1;
    if (type === PATH && !this.#isFilled(object) && this.#strokeWidth(object) < MIN_THICKNESS) return;
    const bounds = readBounds(this.#pdfium, object, this.#scratch);
    const [width, height] = [bounds.right - bounds.left, bounds.top - bounds.bottom];
    if (type === IMAGE) this.#survey.pictureArea += Math.max(0, width * height);
    if (Math.min(width, height) < MIN_THICKNESS) {
      this.#specks += 1;
      return;
    }
    const colour = type === PATH && this.#isFilled(object) ? this.#readFill(object) : undefined;
    this.#areas.push({ bounds, colour, after: this.#survey.texts.length });
  }

  /** What was drawn later covers text; what was drawn before may have its colour. */
  #mayHideText(): boolean {
    if (this.#areas.length === 0) return false;
    const around = this.#areas.map(({ bounds }) => bounds).reduce(join);
    return this.#survey.texts.some((text, index) => {
      const bounds = readBounds(this.#pdfium, text, this.#scratch);
      if (!touches(around, bounds)) return false;
      return this.#areas.some(({ bounds: area, colour, after }) => {
        if (!touches(area, bounds)) return false;
        return index < after || colour === undefined || blendsInto(this.#readFill(text) ?? colour, colour);
      });
    });
  }

  #isFilled(path: number): boolean {
    this.#pdfium.wasmExports.FPDFPath_GetDrawMode(path, this.#scratch, this.#scratch + 4);
    return this.#pdfium.HEAPU32[this.#scratch / 4] !== 0;
  }

  #strokeWidth(path: number): number {
    const known = this.#pdfium.wasmExports.FPDFPageObj_GetStrokeWidth(path, this.#scratch) !== 0;
    return known ? (this.#pdfium.HEAPF32[this.#scratch / 4] ?? 0) : 0;
  }

  #readFill(object: number): number | undefined {
    const [c, at] = [this.#pdfium.wasmExports, this.#scratch];
    if (c.FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12) === 0) return undefined;
    const { colour, alpha } = paintAt(this.#pdfium, at);
    return alpha === 255 ? colour : undefined;
  }

  /** Optional content: the mark says that the object belongs to a layer, not whether that layer is on. */
  #isOnLayer(object: number): boolean {
    const [c, at] = [this.#pdfium.wasmExports, this.#scratch];
    const count = c.FPDFPageObj_CountMarks(object);
    for (let index = 0; index < count; index += 1) {
      c.FPDFPageObjMark_GetName(c.FPDFPageObj_GetMark(object, index), at, 16, at + 16);
      const { HEAPU8: name } = this.#pdfium;
      // "OC" in UTF-16 with its end.
      if (name[at] === 0x4f && name[at + 2] === 0x43 && name[at + 4] === 0) return true;
    }
    return false;
  }
}
