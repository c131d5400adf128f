import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";
import type { PlacedLine } from "./mask.ts";
import { canBeName, isAmbiguousName, isParticle, type NameSigns, type WordTest } from "./judge-name.ts";
import { isProfessional } from "#analysis/lexicon/professional-words.ts";

/** `sure` parts are hidden wherever they stand alone, `doubtful` ones only where the words around them show a person. */
export interface NameParts {
  given: string;
  family: string;
  sure: Set<string>;
  doubtful: Set<string>;
}

const MOST_WORDS = 8;
/** Plain text has no sizes: there a name stands at the very top. */
const FIRST_LINES = 3;
const NAME_WORD = /^(?:[\p{L}\p{M}]{1,20}(?:['’`-][\p{L}\p{M}]{1,20}){0,4}\.?|(?:\p{Lu}\.){1,3})$/u;
const SEPARATOR = /[|•·,;–—(/█]| - /u;
const LABEL =
  /^(?:full )?name ?[:–] ?|^(?:resume|résumé|cv|curriculum vitae) (?:of|for|-) |^(?:mr|mrs|ms|miss|mx|dr|prof|sir|madam)\b\.? /iu;

/** Deliberately without the extracted name: whether that was found must not decide what is hidden. It only helps where this finds none. */
export function readNameParts(
  lines: PlacedLine[],
  extracted: string | null,
  addresses: ReadonlySet<string>,
): NameParts {
  const isEveryday = findEverydayWords(lines);
  const isAddressed = (word: string) => [...addresses].some((address) => address.includes(word.toLowerCase()));
  const signs: NameSigns = {
    isEveryday,
    isAddressed,
    isProminent: false,
    isPresented: false,
    isAboveContact: false,
    isBesideTitle: false,
  };
  const candidates = listCandidates(lines, signs);
  const [best] = candidates.toSorted((left, right) => right.size - left.size);
  if (best !== undefined) return sortParts(best.words, isEveryday, best.isWhole);
  const known = extracted?.split(" ") ?? [];
  return sortParts(canBeName(known, signs) ? known : [], isEveryday, false);
}

interface Candidate {
  words: string[];
  size: number;
  isWhole: boolean;
}

function listCandidates(lines: PlacedLine[], signs: NameSigns): Candidate[] {
  const largest = Math.max(...lines.filter((line) => line.page === 1).map((line) => line.size), 1);
  return lines.flatMap((line, index) => {
    if ((!line.isOpening || index >= FIRST_LINES) && line.size < largest) return [];
    const [piece = ""] = line.text.replace(LABEL, "").replace(LABEL, "").split(SEPARATOR);
    const words = piece.trim().split(/\s+/u);
    const isProminent = index === 0 || line.size === largest;
    const name = readName(words, { ...signs, isProminent, ...findContext(lines, index) });
    return name === undefined ? [] : [{ words: name, size: line.size, isWhole: name.length === words.length }];
  });
}

/** Contact details on the line or on one of the next two, or a title on the next. */
function findContext(lines: PlacedLine[], index: number): Pick<NameSigns, "isPresented" | "isAboveContact"> {
  const next = lines[index + 1];
  const isTitled = next !== undefined && next.isOpening && looksLikeTitle(next.text);
  const isAboveContact = lines.slice(index, index + 3).some((line) => line.isOpening && line.hasContact);
  return { isPresented: isTitled || isAboveContact, isAboveContact };
}

function readName(words: string[], signs: NameSigns): string[] | undefined {
  if (words.length > MOST_WORDS || !words.every((word) => NAME_WORD.test(word))) return undefined;
  const { isProminent } = signs;
  if (!words.every((word) => isCapitalised(word) || isParticle(word)) && !(isProminent && isLowerCase(words))) {
    return undefined;
  }
  if (words.length === 1) return isProminent && canBeName(words, signs) ? words : undefined;
  return canBeName(words, signs) ? words : readBesideTitle(words, signs);
}

/** "Alva Ashgrove Head Gardener" on one line, in either order. The longest name wins: Mary Ann Cook is no Mary Ann. */
function readBesideTitle(words: string[], signs: NameSigns): string[] | undefined {
  if (!signs.isProminent) return undefined;
  const besides = { ...signs, isPresented: false, isBesideTitle: true };
  for (let count = words.length - 1; count >= 2; count -= 1) {
    const splits = [
      { name: words.slice(0, count), title: words.slice(count) },
      { name: words.slice(-count), title: words.slice(0, -count) },
    ].filter(({ title }) => title.every((word) => isProfessional(word)));
    const fitting = splits.find(({ name }) => canBeName(name, besides));
    if (fitting !== undefined) return fitting.name;
  }
  return undefined;
}

const isCapitalised = (word: string): boolean => !/^\p{Ll}/u.test(word);

function isLowerCase(words: string[]): boolean {
  return words.length >= 2 && words.length <= 4 && words.every((word) => word === word.toLowerCase());
}

/** Whether the CV uses a word in lower case, outside of the opening. */
function findEverydayWords(lines: PlacedLine[]): WordTest {
  const text = lines.flatMap((line) => (line.isOpening ? [] : [line.text])).join("\n");
  return (word) => {
    if (word === word.toUpperCase()) return false;
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      const around = `${text.charAt(at - 1)} ${text.charAt(at + word.length)}`;
      if (word.length > 2 && !/[\p{L}\p{N}'’.@_-]\s|\s[\p{L}\p{N}@_]/u.test(around)) return true;
    }
    return false;
  };
}

function sortParts(words: string[], isEveryday: WordTest, isWhole: boolean): NameParts {
  const split = words.flatMap((word) => word.split(/[-.]/u)).filter((piece) => !/^[\p{Lu}\p{Ll}]?$/u.test(piece));
  const pieces = split.filter((piece, index) => !isParticle(piece) || index === split.length - 1);
  const parts = pieces.map((piece) => piece.toLowerCase());
  const isAlone = words.length === 1 && /[\p{Lu}\p{Ll}]/u.test(words[0] ?? "");
  const isDoubtful = (part: string) => !isWhole || isAlone || isAmbiguousName(part) || isEveryday(part);
  return {
    given: parts[0] ?? "",
    family: parts.at(-1) ?? "",
    sure: new Set(parts.filter((part) => !isDoubtful(part))),
    doubtful: new Set(parts.filter((part) => isDoubtful(part))),
  };
}
