export const LINE_END = "\n";
/** Joins the two halves of a word that was broken at the end of a line. */
export const JOIN = "\uFFFE";
export const UNREADABLE = "\uFFFD";

const BULLETS = new Set([0xf0b7, 0xf0a7, 0xf0d8]);
const REPLACED = new Map<number, string>([
  [0xfb00, "ff"],
  [0xfb01, "fi"],
  [0xfb02, "fl"],
  [0xfb03, "ffi"],
  [0xfb04, "ffl"],
  [0xfb05, "st"],
  [0xfb06, "st"],
  // Where a LaTeX font has no map its own codes come through: the old (0B…0F) and the newer (1B…1F) encoding.
  [0x0b, "ff"],
  [0x0c, "fi"],
  [0x0e, "ffi"],
  [0x0f, "ffl"],
  [0x1b, "ff"],
  [0x1c, "fi"],
  [0x1d, "fl"],
  [0x1e, "ffi"],
  [0x1f, "ffl"],
  [0x09, " "],
  [0x0a, LINE_END],
  [0x0d, ""],
  [0x2028, LINE_END],
  [0x2029, LINE_END],
  [0x2010, "-"],
  [0x2011, "-"],
  [0x2012, "-"],
  [0x2212, "-"],
  [0xad, JOIN],
  [0xfffe, JOIN],
]);

/** Joiners, zero-width spaces, direction marks and overrides, variation selectors. */
const SHAPELESS: [number, number][] = [
  [0x34f, 0x34f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
];
/** No reader sees them, nor control codes and tags. */
const INVISIBLE: [number, number][] = [[0x00, 0x1f], [0x7f, 0x9f], ...SHAPELESS, [0xe0000, 0xe01ef]];

const PLAIN = Array.from({ length: 0x7f }, (_, code) => String.fromCodePoint(code));

export function cleanCharacter(code: number): string {
  if (code >= 0x20 && code < 0x7f) return PLAIN[code] ?? "";
  const replaced = REPLACED.get(code);
  if (replaced !== undefined) return replaced;
  if (BULLETS.has(code)) return "•";
  if (isWithin(INVISIBLE, code)) return "";
  if (isSpace(code) || isPrivate(code)) return " ";
  if (isStyledLetter(code)) return String.fromCodePoint(code).normalize("NFKC");
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return UNREADABLE;
  return String.fromCodePoint(code);
}

/** Full-width letters, and letters made bold or italic by being other characters. */
function isStyledLetter(code: number): boolean {
  return (code >= 0xff01 && code <= 0xff5e) || (code >= 0x1d400 && code <= 0x1d7ff);
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x3000;
}

function isPrivate(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || (code >= 0xf0000 && code <= 0x10fffd);
}

export function isShapeless(code: number): boolean {
  return isWithin(SHAPELESS, code);
}

function isWithin(ranges: [number, number][], code: number): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last);
}
