import type { SectionLine } from "#analysis/extract/group-into-sections.ts";
import { isIn } from "./name-lines.ts";
import { isCredential, isParticle, type NameProof, readNameWords } from "./name-words.ts";
import { isPlace } from "#analysis/lexicon/place-words.ts";
import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";

/** A line at the top of a CV, or one of its largest. */
export interface TopLine {
  line: SectionLine;
  /** Without frame and contact details. */
  whole: string;
  /** Of that, the first part up to a mark. */
  piece: string;
  /** The two lines below. */
  following: SectionLine[];
  addresses: string[];
  /** The first line that says anything. */
  isFirst: boolean;
  isLarge: boolean;
  /** Contact details, a title or a town stand beside it or right below. */
  isPresented: boolean;
}

interface NameReading {
  name: string;
  read: (line: TopLine) => string[] | undefined;
}

const CONTACT = /@|\.com\/|\d[\d() .-]{7,18}\d/u;

export function hasContact({ text }: SectionLine): boolean {
  return CONTACT.test(text);
}

const MOST_SURNAME_WORDS = 4;

/** The first that reads a name in the line decides. */
export const NAME_READINGS: NameReading[] = [
  {
    name: "the family name before a comma",
    read: (line) => (line.isFirst ? readTurned(line) : undefined),
  },
  {
    // A surname in bold is cut from the first name, and a title beside the name from both: the whole is tried before its first piece.
    name: "a name of several words",
    read: (line) => {
      const words = readPlain(line);
      return words !== undefined && (words.length > 1 || isWholeScript(line, words)) ? words : undefined;
    },
  },
  {
    name: "a given name above the family name",
    read: (line) => (readPlain(line)?.length === 1 && line.whole === line.piece ? joinSecondHalf(line) : undefined),
  },
  {
    name: "a single name that the address bears out",
    read: (line) => {
      const words = readPlain(line);
      return words !== undefined && (line.isFirst || line.isLarge) && isIn(line.addresses, words) ? words : undefined;
    },
  },
  { name: "a name in small letters", read: (line) => (line.isFirst ? readSmall(line) : undefined) },
  { name: "a name before a title", read: (line) => (line.isFirst ? readBeforeTitle(line) : undefined) },
];

function readPlain(line: TopLine): string[] | undefined {
  const { piece, isFirst } = line;
  if (!isFirst && /\p{Lo}/u.test(piece)) return undefined;
  const proof = proofOf(line);
  return readNameWords(piece.replaceAll("\t", " "), proof) ?? readNameWords(piece.split("\t")[0] ?? "", proof);
}

/** Further down only an address is proof enough. */
function proofOf({ addresses, isFirst, isPresented }: TopLine): NameProof {
  return { addresses: addresses.join(" "), isPresented: isFirst && isPresented };
}

/** Scripts without capitals write a name in few signs. */
function isWholeScript({ isFirst }: TopLine, [word = ""]: string[]): boolean {
  return isFirst && /^\p{Lo}{2,4}$/u.test(word);
}

/** "ASHGROVE, Alva": told from a town or a degree behind a comma by what each part can be, and by an address or a way to reach the person. */
function readTurned(line: TopLine): string[] | undefined {
  const { whole, addresses, isPresented } = line;
  const [family = "", given = "", ...more] = whole.split(/\s?,\s/u);
  const isAlone = family.split(" ").every((word, at, all) => at === all.length - 1 || isParticle(word));
  const words = given.trim().split(/\s+/u);
  const isAddressed = isIn(addresses, [family]) && isIn(addresses, words);
  const isPlaced = isPlace(given) || isPlace(family);
  if (more.length > 0 || !isAlone || words.length > 2 || words.some((word) => isCredential(word))) return undefined;
  return isAddressed || (isPresented && !isPlaced) ? readNameWords(`${given} ${family}`, proofOf(line)) : undefined;
}

/** On the very first line even "alva ashgrove", "alva. ashgrove" and "Alva ashgrove" are names; further down it would be the middle of a sentence. */
function readSmall(line: TopLine): string[] | undefined {
  const { piece, addresses } = line;
  const words = piece.trim().split(/\s+/u);
  if (words.length > 4 || !words.every((word) => /^\p{L}[\p{L}'’-]{0,24}\.?$/u.test(word))) return undefined;
  const written = words.map((word) => (isParticle(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
  const name = readNameWords(written.join(" "), proofOf(line));
  return name !== undefined && (name.length > 1 || isIn(addresses, name)) ? name : undefined;
}

const TITLE_BEHIND = /^(?<name>\S+(?: \p{Lu}\.)? \S+) (?<title>.+)$/u;

/** "Alva Ashgrove Head Gardener", all in one style: two words, a title behind them and a way to reach the person close by. */
function readBeforeTitle({ line, piece, following }: TopLine): string[] | undefined {
  if (![line, ...following].some((near) => hasContact(near))) return undefined;
  const { name = "", title = "" } = TITLE_BEHIND.exec(piece.replaceAll("\t", " ").trim())?.groups ?? {};
  return looksLikeTitle(title) ? readNameWords(name) : undefined;
}

/** Some set the first name on one line and the surname on the next, both large. */
function joinSecondHalf({ line, piece, isFirst, following: [next] }: TopLine): string[] | undefined {
  const isTop = line.size > 0 || isFirst;
  if (next === undefined || !isTop || next.isHeading || Math.abs(next.size - line.size) > 1) return undefined;
  const words = next.text.split(" ").length <= MOST_SURNAME_WORDS ? readNameWords(`${piece} ${next.text}`) : undefined;
  return words !== undefined && words.length > 1 ? words : undefined;
}
