import type { SectionLine } from "./group-into-sections.ts";
import { isTitleWord } from "./title-words.ts";

const LINES_LOOKED_AT = 8;
const NAME_WORD = /^(?:\p{Lu}[\p{L}'’.-]{0,24}|de|da|di|del|van|von|der|den|bin|al|el|la|le|dos|y)$/u;

/** Words that stand at the top of CVs in capitals and name no person. */
const NOT_NAMES = new Set(
  `curriculum vitae resume cv profile summary page objective experience education skills contact address phone email mobile city state company name
professional personal business development information technology human resources customer service public relations digital media
marketing sales finance financial accounting banking construction engineering healthcare health care fitness aviation arts art agriculture apparel
design fashion legal law teaching education school university college senior junior staff managing operations project product software
data general global international national regional corporate commercial private limited ltd inc llc group bank hospital street road avenue
united kingdom states london manchester england scotland wales ireland america network systems system support security web graphic
application applications administration management strategic executive certified registered qualified head kitchen food beverage
production quality control research social creative technical medical clinical area assistant highlights core key work history career`.split(
    /\s+/u,
  ),
);

/** The largest name-like line above the first section. No name there: no name, rather than a guess. */
export function findPersonName(lines: SectionLine[]): string | null {
  const top = lines.filter((line) => line.page === 1).slice(0, LINES_LOOKED_AT);
  const firstHeading = top.findIndex((line) => line.isHeading);
  const candidates = top.slice(0, firstHeading === -1 ? undefined : firstHeading).flatMap((line) => {
    const name = readName(line.text);
    return name === undefined ? [] : [{ name, size: line.size }];
  });
  const [best] = candidates.toSorted((left, right) => right.size - left.size);
  return best === undefined ? null : toTitleCase(best.name);
}

function readName(text: string): string | undefined {
  const piece = text.replace(/^(?:full )?name ?: ?/iu, "").split(/ ?[|•·,–—(] ?| - /u)[0] ?? "";
  const words = piece.trim().split(" ");
  if (words.length < 2 || words.length > 5 || piece.length > 50) return undefined;
  if (!words.every((word) => NAME_WORD.test(word))) return undefined;
  const plain = words.map((word) => word.toLowerCase().replaceAll(/[^\p{L}]/gu, ""));
  if (plain.filter((word) => word.length > 1).length < 2) return undefined;
  // Carpenter, Baker and Mason are names too: only an occupation in the last place of a whole title gives itself away.
  if (plain.some((word) => NOT_NAMES.has(word))) return undefined;
  return plain.filter((word) => isTitleWord(word)).length > 0 && !isSurnameOnly(plain) ? undefined : piece.trim();
}

const OCCUPATION_SURNAMES = new Set(
  `baker cook mason carpenter tailor porter farmer captain judge painter fitter singer head chef driver`.split(" "),
);

function isSurnameOnly(words: string[]): boolean {
  const titles = words.filter((word) => isTitleWord(word));
  return titles.length === 1 && titles[0] === words.at(-1) && OCCUPATION_SURNAMES.has(titles[0] ?? "");
}

function toTitleCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replaceAll(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
}
