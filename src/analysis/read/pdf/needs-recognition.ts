import { UNREADABLE } from "#analysis/read/clean-character.ts";
import { type Glyph, isInk } from "#analysis/read/glyph.ts";
import type { PageFrame } from "./page-frame.ts";
import type { Survey } from "./survey-objects.ts";
import type { GlyphWalk } from "./walk-glyphs.ts";

/** A page under a picture may carry a printed header or a page number and still be a scan. */
const FEW_CHARACTERS = 150;
const MIN_PICTURE_SHARE = 0.4;
/** Text that was turned into outlines: so many shapes and no letter. */
const MANY_PATHS = 150;
const MAX_UNREADABLE_SHARE = 0.05;
/** Icon fonts claim to be a few letters; a lie worth telling is longer. */
const MIN_DOUBTED = 8;
const UNREADABLE_CODE = UNREADABLE.codePointAt(0);

/** "picture": its text, if any, is not what is seen. "doubt": some of it may be other letters than it claims. */
export function needsRecognition(walk: GlyphWalk, survey: Survey, frame: PageFrame): "picture" | "doubt" | null {
  const { seen, unreadable } = countSeen(walk.glyphs);
  const isUnderPicture = survey.pictureArea > frame.width * frame.height * MIN_PICTURE_SHARE;
  if (seen < FEW_CHARACTERS && (isUnderPicture || (seen === 0 && survey.paths > MANY_PATHS))) return "picture";
  if (unreadable > seen * MAX_UNREADABLE_SHARE) return "picture";
  const doubted = [...walk.doubted].filter((glyph) => glyph.hidden === null).length;
  return doubted >= MIN_DOUBTED ? "doubt" : null;
}

function countSeen(glyphs: Glyph[]): { seen: number; unreadable: number } {
  let [seen, unreadable] = [0, 0];
  for (const glyph of glyphs) {
    if (glyph.hidden !== null || !isInk(glyph)) continue;
    seen += 1;
    if (glyph.code === UNREADABLE_CODE) unreadable += 1;
  }
  return { seen, unreadable };
}
