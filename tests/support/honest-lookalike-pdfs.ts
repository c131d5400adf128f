import { craftCv, type CraftedPage, showText } from "#tests/support/crafted-cv.ts";
import { lyingDrawnLine, lyingLine } from "#tests/support/lying-font.ts";
import {
  BOX,
  DRAW_PICTURE,
  inForm,
  withGradient,
  withLayer,
  withPicture,
  withState,
} from "#tests/support/page-parts.ts";

/** A CV with a sentence that looks hidden to a careless rule and that everybody can read. */
export interface HonestPdf {
  name: string;
  text: string;
  bytes: Uint8Array;
}

const TEXT = "Speaks Welsh and plays the cello";
const DRAWN = showText(TEXT);
const PHOTO = Buffer.from(Array.from({ length: 1000 }, (_, index) => 150 + ((index * 7919) % 106)));

export function honestLookalikePdfs(): HonestPdf[] {
  return [...inks(), ...backgrounds(), ...overlays(), ...places(), ...letters(), ...containers()];
}

function honest(name: string, page: CraftedPage, text = TEXT): HonestPdf {
  return { name, text, bytes: craftCv(page) };
}

/** The text after operators that only seem to hide it. */
function draw(operators: string, place: { x?: number; y?: number; size?: number } = {}): string {
  return `q ${operators} ${showText(TEXT, place)} Q`;
}

function inks(): HonestPdf[] {
  const large = { size: 20 };
  return [
    honest("grey", { over: draw("0.6 g") }),
    honest("light grey", { over: draw("0.733 g") }),
    honest("orange", { over: draw("0.9 0.45 0.1 rg", large) }),
    honest("black ink among four", { over: draw("0 0 0 1 k") }),
    honest("a gradient", { ...withGradient("0.4 0 0.6", "0 0.3 0.7"), over: draw("/Pattern cs /Paint scn", large) }),
    honest("two thirds see-through", { ...withState("/ca 0.35"), over: draw("/State gs") }),
    honest("outlines", { over: draw("1 Tr 0.3 w", large) }),
    honest("white with a black outline", { over: draw("1 g 0 G 2 Tr 0.3 w", large) }),
  ];
}

function backgrounds(): HonestPdf[] {
  const dark = Buffer.from([0x20]);
  return [
    honest("white on a dark sidebar", {
      under: "q 0.1 0.15 0.3 rg 380 0 215 842 re f Q",
      over: draw("1 g", { x: 400, y: 700 }),
    }),
    honest("white on a dark picture", { ...withPicture(1, 1, dark), under: DRAW_PICTURE, over: draw("1 g") }),
    honest("on a photo", { ...withPicture(100, 10, PHOTO), under: DRAW_PICTURE, over: DRAWN }),
    honest("on pale paper", { under: "q 0.95 0.93 0.88 rg 0 0 595 842 re f Q", over: DRAWN }),
    honest("highlighted", { over: `q 1 0.9 0.2 rg 48 296 170 14 re f Q ${DRAWN}` }),
  ];
}

function overlays(): HonestPdf[] {
  return [
    honest("underlined", { over: `${DRAWN} 0.7 w 50 298 m 210 298 l S` }),
    honest("in a table whose rules come later", { over: `${DRAWN} 0.5 w 120 295 m 120 310 l S 45 295 455 15 re S` }),
    honest("under a faint box", { ...withState("/ca 0.1"), over: `${DRAWN} /State gs 0.2 0.2 0.8 rg ${BOX}` }),
    honest("beside a white box that comes later", { over: `${DRAWN} 1 g 30 311 500 40 re f` }),
    honest("with a grey shadow", { over: `${draw("0.7 g", { x: 50.8, y: 299.2 })} ${DRAWN}` }),
    honest("with a white glow", { over: `${draw("1 g", { x: 50.4, y: 299.8 })} ${DRAWN}` }),
    honest("bold by being drawn twice", { over: `${DRAWN} ${draw("", { x: 50.3 })}` }),
  ];
}

function places(): HonestPdf[] {
  return [
    honest("small print", { over: draw("", { size: 5 }) }),
    honest("upright", { over: draw("0 1 -1 0 560 300 cm", { x: 0, y: 0 }) }),
    honest("on a page turned to the right", { over: DRAWN, page: "/Rotate 90" }),
    honest("on a page turned upside down", { over: DRAWN, page: "/Rotate 180" }),
    honest("inside the crop box", { over: DRAWN, page: "/CropBox [40 60 560 820]" }),
    honest("inside its clip", { over: draw("40 290 400 30 re W n") }),
    honest("running off the page", { over: draw("", { x: 500 }) }, "Speaks Welsh and"),
  ];
}

function letters(): HonestPdf[] {
  return [
    honest("bold by fill and stroke", { over: draw("2 Tr 0.4 w") }),
    honest("spaced letters", { over: draw("2 Tc", { size: 12 }) }),
    honest("condensed", { over: draw("70 Tz") }),
    honest("a glyph of two letters", lyingLine(truthful(["o", "f", "fi", "c", "e"])), "office"),
    honest("letters that are drawings", lyingDrawnLine(truthful(Array.from(TEXT)))),
    honest("spoken as it is shown", { over: `/Span << /ActualText (${TEXT}) >> BDC ${DRAWN} EMC` }),
  ];
}

function truthful(glyphs: string[]) {
  return glyphs.map((glyph) => ({ shown: glyph, says: glyph }));
}

function containers(): HonestPdf[] {
  const enlarged = "/BBox [0 -5 300 20] /Matrix [1.4 0 0 1.4 50 300]";
  return [
    honest("in a form", inForm(DRAWN)),
    honest("in a form that is moved and enlarged", inForm(draw("", { x: 0, y: 0 }), enlarged)),
    honest("on a layer that is on", { ...withLayer("ON"), over: `/OC /Layer BDC ${DRAWN} EMC` }),
  ];
}
