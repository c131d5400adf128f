import { strFromU8 } from "fflate";
import { REPLACED, WINDOWS_1252 } from "./decode-text.ts";

/** What the second and later bytes of a character look like when each byte is taken for a character of its own. */
const LATER = String.raw`[\u0080-\u00bf${WINDOWS_1252}]`;
/** Only beginnings that hardly any text has by itself: in "CAFÉ–BAR" nothing was taken apart. */
const TAKEN_APART = new RegExp(`[ÂÃ]${LATER}|[âï]${LATER}{2}|ð${LATER}{3}`, "gu");
/** The first half of a hard space whose second became an ordinary one. */
const HALF_SPACE = /Â+(?=\s|$)/gu;
const PAGE_BREAK = /(?<=^|\n)\f|\f(?=\r?\n|$)/gu;

/** Text that was decoded by the wrong table and saved again: "â€¢" is a bullet. What it stands for no longer hides sections and lists. */
export function repairEncoding(text: string): string {
  return text
    .replaceAll(TAKEN_APART, (characters) => putTogether(characters))
    .replaceAll(HALF_SPACE, "")
    .replaceAll(PAGE_BREAK, "\n");
}

function putTogether(characters: string): string {
  const bytes = Uint8Array.from(characters, (character) => byteOf(character));
  const whole = strFromU8(bytes);
  return whole.includes(REPLACED) ? characters : whole;
}

function byteOf(character: string): number {
  const code = character.charCodeAt(0);
  return code < 0x100 ? code : 0x80 + WINDOWS_1252.indexOf(character);
}
