import { showText } from "#tests/support/crafted-cv.ts";
import { drawSecret, type HidingTrick, SECRET, trick } from "#tests/support/hiding-trick.ts";
import { lyingDrawnLine } from "#tests/support/lying-font.ts";
import { BOX, formObject, inForm, withGradient, withState } from "#tests/support/page-parts.ts";
import { pdfStream } from "#tests/support/pdf-objects.ts";

const PAINTED = drawSecret("/Pattern cs /Paint scn");

/** In the colour of the paper, without paint, or see-through. */
export function fadedText(): HidingTrick[] {
  return [...paleText(), ...unpaintedText(), ...seeThroughText()];
}

function paleText(): HidingTrick[] {
  return [
    trick("white", ["blends_in"], { over: drawSecret("1 g") }),
    trick("near-white", ["blends_in"], { over: drawSecret("0.98 g") }),
    trick("light grey", ["blends_in"], { over: drawSecret("0.902 g") }),
    trick("white by an absence of ink", ["blends_in"], { over: drawSecret("0 0 0 0 k") }),
    trick("dark on the same dark box", ["blends_in"], { over: drawSecret(`0.1 0.15 0.3 rg ${BOX}`) }),
    trick("white on a white box", ["blends_in"], { over: drawSecret(`1 g ${BOX}`) }),
    trick("white outlines", ["blends_in"], { over: drawSecret("1 G 1 Tr") }),
    trick("white gradient", ["blends_in", "covered"], { ...withGradient("1 1 1", "1 1 1"), over: PAINTED }),
    trick("white tiles", ["blends_in", "covered"], whiteTiles()),
    trick("white letter by letter", ["blends_in"], whiteLetters()),
    trick("white and upright", ["blends_in"], { over: drawSecret("1 g 0 1 -1 0 580 300 cm", { x: 0, y: 0 }) }),
    trick("white in a form", ["blends_in"], inForm(drawSecret("1 g"))),
    trick("white under visible words", ["blends_in", "covered"], {
      over: `${drawSecret("1 g")} ${showText("Enjoys the choir, the theatre and long walks by the river")}`,
    }),
  ];
}

function whiteTiles() {
  const tile = "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>";
  return {
    over: PAINTED,
    resources: "/Pattern << /Paint 6 0 R >>",
    objects: [pdfStream("1 g 0 0 9 9 re f", tile)],
  };
}

/** Courier, so that letters that are placed one by one still stand as words. */
function whiteLetters() {
  const letters = Array.from(SECRET, (letter, index) => `BT /Even 10 Tf ${50 + index * 6} 300 Td (${letter}) Tj ET`);
  return {
    over: `q 1 g ${letters.join(" ")} Q`,
    fonts: "/Even << /Type /Font /Subtype /Type1 /BaseFont /Courier >>",
  };
}

function unpaintedText(): HidingTrick[] {
  const empty = Array.from(SECRET, (letter) => ({ shown: "", says: letter }));
  return [
    trick("render mode 3", ["unpainted"], { over: drawSecret("3 Tr") }),
    trick("render mode 7", ["unpainted"], { over: drawSecret("7 Tr") }),
    trick("letters that draw nothing", ["unpainted", "blends_in", "covered", "disguised"], lyingDrawnLine(empty)),
  ];
}

function seeThroughText(): HidingTrick[] {
  const over = drawSecret("/State gs");
  const group = "/BBox [0 0 595 842] /Group << /S /Transparency /CS /DeviceGray >>";
  return [
    trick("alpha 0", ["transparent"], { ...withState("/ca 0"), over }),
    trick("alpha 0.03", ["transparent", "blends_in"], { ...withState("/ca 0.03"), over }),
    trick("a mask that lets nothing through", ["transparent", "blends_in", "covered"], {
      ...withState("/SMask << /S /Luminosity /G 6 0 R >>"),
      over,
      objects: [formObject("0 g 0 0 595 842 re f", group)],
    }),
    trick("bleached by a blend mode", ["transparent", "blends_in", "covered"], {
      ...withState("/BM /Screen"),
      over: drawSecret(`1 g ${BOX} 0 g /State gs`),
    }),
  ];
}
