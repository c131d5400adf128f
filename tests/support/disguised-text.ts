import { showText } from "#tests/support/crafted-cv.ts";
import { type HidingTrick, SECRET, trick } from "#tests/support/hiding-trick.ts";
import { type LyingGlyph, lyingDrawnLine, lyingLine } from "#tests/support/lying-font.ts";

const SHOWN = "vegetables and gardening";
const SAID = "Kubernetes and Terraform";

/** Shown as other words than it claims to be. */
export function disguisedText(): HidingTrick[] {
  const tags = Array.from(SECRET, (letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join("");
  return [
    trick("glyphs that say other letters", ["disguised"], lyingLine(say(SHOWN, SAID)), SAID),
    trick("drawn glyphs that say other letters", ["disguised"], lyingDrawnLine(say(SHOWN, SAID)), SAID),
    trick("one glyph that says a sentence", ["disguised"], lyingLine([{ shown: "x", says: SECRET }])),
    trick("a letter of a word that says a sentence", ["disguised"], lyingLine(say("gardening", `gardenin${SECRET}`))),
    trick("tag characters", ["shapeless", "disguised"], lyingLine([{ shown: "x", says: `x${tags}` }])),
    trick("backwards under a direction mark", ["disguised", "shapeless"], lyingLine(backwards()), reversed(SAID)),
    trick("other words for the spoken page", ["disguised"], { over: spokenAs(SECRET) }),
  ];
}

/** Letter by letter; the last glyph says all that is left. */
function say(shown: string, said: string): LyingGlyph[] {
  return Array.from(shown, (letter, index) => ({
    shown: letter,
    says: index === shown.length - 1 ? said.slice(index) : said.charAt(index),
  }));
}

function backwards(): LyingGlyph[] {
  const said = reversed(SAID);
  return Array.from(SAID, (letter, index) => ({
    shown: letter,
    says: `${index === 0 ? "\u202E" : ""}${said.charAt(index)}`,
  }));
}

function reversed(text: string): string {
  return Array.from(text).toReversed().join("");
}

function spokenAs(text: string): string {
  return `/Span << /ActualText (${text}) >> BDC ${showText("Enjoys long walks")} EMC`;
}
