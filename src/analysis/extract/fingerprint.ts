import { listLines, type Page } from "#analysis/read/page.ts";
import type { Profile } from "./extract-profile.ts";

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu;
const PHONE = /\+?\(?\d[\d() .-]{7,18}\d/gu;
/** Country codes and leading zeros are written or left out. */
const PHONE_DIGITS = 9;

/** The same words in the same order, whatever the file, the font or the line breaks. */
export function hashContent(pages: Page[]): string {
  const words = listLines(pages).flatMap((line) => line.text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return hash(words.join(" "));
}

/** One for each e-mail address, telephone number and pair of name and employer: two CVs of one person share at least one. */
export function hashPerson(pages: Page[], { name, positions }: Profile): string[] {
  const text = listLines(pages)
    .map((line) => line.text)
    .join("\n");
  const emails = (text.match(EMAIL) ?? []).map((email) => `email ${email.toLowerCase()}`);
  const phones = (text.match(PHONE) ?? [])
    .map((phone) => phone.replaceAll(/\D/gu, ""))
    .filter((digits) => digits.length >= PHONE_DIGITS)
    .map((digits) => `phone ${digits.slice(-PHONE_DIGITS)}`);
  const employers =
    name === null
      ? []
      : positions.flatMap(({ company }) => (company === null ? [] : [`work ${name} ${company}`.toLowerCase()]));
  return [...new Set([...emails, ...phones, ...employers].map((trait) => hash(trait)))];
}

const SEEDS = [0x81_1c_9d_c5, 0x05_0c_5d_1f];
const PRIME = 0x01_00_01_93;

/** FNV-1a twice: it tells two CVs of one batch apart and keeps no secret. */
function hash(text: string): string {
  return SEEDS.map((seed) => {
    let state = seed;
    for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), PRIME);
    return (state >>> 0).toString(16).padStart(8, "0");
  }).join("");
}
