import { strFromU8 } from "fflate";

/** Windows-1252 where it differs from Latin-1: the bytes 0x80 to 0x9f. */
export const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
export const REPLACED = "\ufffd";

/** The characters of a text file: UTF-16 with its mark, else UTF-8, else what Windows has written for decades. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeWide(bytes, 0);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeWide(bytes, 1);
  const text = strFromU8(bytes);
  if (!text.includes(REPLACED)) return text.replace(/^\ufeff/u, "");
  return strFromU8(bytes, true).replaceAll(/[\u0080-\u009f]/gu, (letter) =>
    WINDOWS_1252.charAt(letter.charCodeAt(0) - 0x80),
  );
}

/** `low`: at which byte of each pair the lower half stands. */
function decodeWide(bytes: Uint8Array, low: 1 | 0): string {
  const units: string[] = [];
  for (let at = 2; at + 1 < bytes.length; at += 2)
    units.push(String.fromCharCode((bytes[at + low] ?? 0) + (bytes[at + 1 - low] ?? 0) * 256));
  return units.join("");
}
