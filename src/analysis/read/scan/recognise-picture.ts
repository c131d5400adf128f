import type { GreyPicture, RecognisedWord } from "#analysis/read/recognition.ts";
import type { Box } from "#shared/screening/evidence.ts";
import { dropJunk, isLegible } from "./drop-junk.ts";
import { findSlant } from "./find-slant.ts";
import { joinAddresses } from "./join-addresses.ts";
import { separateColumns } from "./separate-columns.ts";
import { shrinkPicture } from "./shrink-picture.ts";
import { isNoisy, smoothNoise } from "./smooth-noise.ts";
import { turnPicture } from "./turn-picture.ts";

const WORD_LEVEL = "5";

/** Tesseract itself: a picture of level lines becomes a table of words. */
type ReadTable = (picture: GreyPicture, wasNoisy: boolean) => string;

const MAX_PIXELS = 12_000_000;
const MIN_SIDE = 20;
/** Measured: lines that slant by 2 degrees are read as well as level ones, by 3 worse, by 5 hardly. */
const MIN_TURN = 1;
const HALF_TURN = 180;
const POINTS_PER_INCH = 72;

/**
 * Tesseract reads level lines, and by itself those of a page on its side. Upside down it gives letters that it is not sure of:
 * then the page is turned over and read again.
 */
export function recognisePicture(readTable: ReadTable, picture: GreyPicture): RecognisedWord[] {
  if (Math.min(picture.width, picture.height) < MIN_SIDE) return [];
  const fitting = withinLimit(picture);
  const wasNoisy = isNoisy(fitting);
  const clear = smoothNoise(fitting);
  const slant = findSlant(clear);
  for (const degrees of [slant, slant + HALF_TURN]) {
    const words = readTurned((turned) => readTable(turned, wasNoisy), clear, degrees);
    if (isLegible(words)) return joinAddresses(dropJunk(words));
  }
  return [];
}

function withinLimit(picture: GreyPicture): GreyPicture {
  const factor = Math.ceil(Math.sqrt((picture.width * picture.height) / MAX_PIXELS));
  return factor > 1 ? shrinkPicture(picture, factor) : picture;
}

function readTurned(readTable: (picture: GreyPicture) => string, picture: GreyPicture, degrees: number) {
  const { picture: level, turnBack } = turnPicture(picture, Math.abs(degrees) < MIN_TURN ? 0 : degrees);
  const words = separateColumns(parseWords(readTable(level)));
  return words.map(({ text, confidence, box, line }) => {
    return { text, confidence, box: inPoints(turnBack(box), picture.dpi), line };
  });
}

function inPoints({ x, y, width, height }: Box, dpi: number): Box {
  const tenth = (pixels: number) => Math.round((pixels * POINTS_PER_INCH * 10) / dpi) / 10;
  return { x: tenth(x), y: tenth(y), width: tenth(width), height: tenth(height) };
}

/** Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height (in pixels), confidence, text. */
function parseWords(table: string): RecognisedWord[] {
  const lines = new Map<string, number>();
  const words = table.split("\n").map((row): RecognisedWord | undefined => {
    const [level, , block, paragraph, line, , left, top, width, height, confidence, text = ""] = row.split("\t");
    if (level !== WORD_LEVEL || text.trim() === "") return undefined;
    const key = `${block} ${paragraph} ${line}`;
    const number = lines.get(key) ?? lines.size;
    lines.set(key, number);
    const box = { x: Number(left), y: Number(top), width: Number(width), height: Number(height) };
    return { text: text.trim(), confidence: Number(confidence) / 100, box, line: number };
  });
  return words.filter((word) => word !== undefined);
}
