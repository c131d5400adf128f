import { isTitleWord } from "#analysis/lexicon/title-words.ts";
import { EVERYDAY_TOO, FAMILY_TOO, GIVEN_TOO, PLACES_AND_MAKERS } from "#analysis/lexicon/name-lexicon.ts";
import { isNationWord } from "./nations.ts";
import { isProfessional } from "#analysis/lexicon/professional-words.ts";

const PARTICLE =
  /^(?:de|da|di|do|du|del|della|dela|van|von|der|den|ter|ten|bin|ibn|binti|bint|al|el|la|le|los|las|dos|das|y|e|abu|st|zu|af|av|ap|ben)$/iu;
const DOCUMENT_WORD =
  /^(?:resume|résumé|cv|curriculum|vitae|profile|summary|objective|experience|education|skills?|contact|page|references?)$/u;
/** Trades that name many families and few of today's posts. */
const OLD_TRADES = new Set(
  "baker cook mason carpenter tailor porter farmer judge painter singer steward warden captain carver branch banks ma".split(
    " ",
  ),
);
/** "Ma" is a family and "MA" a degree. */
const SHORT_FAMILY = /^(?:Ma|Ba|Pe|Do)$/u;

export type WordTest = (word: string) => boolean;

export function isParticle(word: string): boolean {
  return PARTICLE.test(word);
}

export function isNameToo(word: string): boolean {
  return GIVEN_TOO.has(word.toLowerCase()) || FAMILY_TOO.has(word.toLowerCase());
}

/** Words that also mean work, a place or something ordinary: alone, such a word says nothing about a name. */
export function isAmbiguousName(part: string): boolean {
  const word = part.toLowerCase();
  return (
    isProfessional(word) ||
    isNationWord(word) ||
    EVERYDAY_TOO.has(word) ||
    PLACES_AND_MAKERS.has(word) ||
    isNameToo(word)
  );
}

/** What a line may be judged by. `isEveryday`: the CV uses the word in lower case; `isAddressed`: it stands in an e-mail address. */
export interface NameSigns {
  isEveryday: WordTest;
  isAddressed: WordTest;
  /** The first line of the CV, or one of the largest letters. */
  isProminent: boolean;
  /** Contact details, or a title, stand right below it. */
  isPresented: boolean;
  isAboveContact: boolean;
  /** A title was cut off the line: what is left is a name only if it can hardly be more of the title. */
  isBesideTitle: boolean;
}

interface Look extends NameSigns {
  /** As written, without particles, initials and marks. */
  words: string[];
  written: string[];
}

interface Rule {
  name: string;
  holds: (look: Look) => boolean;
}

/** Nothing of this kind is a person, whatever else speaks for it. */
export const REFUSALS: Rule[] = [
  {
    name: "a rank written with a hyphen",
    holds: ({ written }) => written.some((word) => /^(?:co|vice|ex|sub)-/iu.test(word)),
  },
  { name: "a word of documents", holds: ({ words }) => words.some((word, at) => isDocumentWord(word, at)) },
  {
    name: "an occupation that nobody is called",
    holds: (look) => look.words.some((word, at) => isOccupation(look, word, at)),
  },
  {
    name: "work beside a title",
    holds: (look) =>
      look.isBesideTitle && look.words.some((word, at) => isWork(word) && !isFamilyBeside(look, word, at)),
  },
  {
    name: "everyday words beside a title",
    holds: (look) => look.isBesideTitle && !look.words.some((word) => isStrange(look, word) || isGiven(word)),
  },
  {
    name: "several words of work",
    holds: ({ words }) => words.filter((word) => isWork(word) && !isNameToo(word)).length > 1,
  },
  {
    name: "a word of work among three or more",
    holds: ({ words }) => words.length > 2 && words.some((word) => isWork(word) && !isNameToo(word)),
  },
];

/** Of the others, a line is a name where one of these speaks for it. */
export const PROOFS: Rule[] = [
  {
    name: "a word that only a name can be",
    holds: (look) => look.words.some((word) => isStrange(look, word)) && isCalledSo(look),
  },
  {
    name: "a given name before a family name",
    holds: ({ words }) => words.length > 1 && isGiven(words[0]) && words.slice(1).every((word) => mayBeFamily(word)),
  },
  {
    name: "the words of the e-mail address",
    holds: ({ words, isAddressed }) => words.length > 1 && words.every((word) => isAddressed(word)),
  },
  {
    name: "no word of work, at the very top",
    holds: ({ words, isProminent }) => isProminent && words.length > 1 && words.every((word) => !isWork(word)),
  },
];

/**
 * Whether the words stand as somebody's name. Grace Baker, Latonya Branch and Ruby Walsh do; Ruby Developer does not. Words that
 * the CV itself uses in lower case are ordinary ones: "Birth Doula" of a doula is no name.
 */
export function canBeName(written: string[], signs: NameSigns): boolean {
  const words = written
    .map((word) => word.replaceAll(/[^\p{L}\p{M}]/gu, ""))
    .filter((word, at) => word.length > 1 && (!isParticle(word) || at === written.length - 1));
  const look = { ...signs, written, words: words.length === 0 ? written : words };
  return !REFUSALS.some(({ holds }) => holds(look)) && PROOFS.some(({ holds }) => holds(look));
}

function isStrange({ isEveryday }: Look, word: string): boolean {
  return !isEveryday(word.toLowerCase()) && !isProfessional(word);
}

/** "Latonya Branch", "Lan Nguyen": beside a strange word, work is a family name behind it or a known given name before it. */
const isCalledSo = ({ words }: Look): boolean => words.every((word, at) => !isWork(word) || at > 0 || isGiven(word));

const isGiven = (word = ""): boolean => GIVEN_TOO.has(word.toLowerCase());

const mayBeFamily = (word: string): boolean => !isWork(word) || FAMILY_TOO.has(word.toLowerCase());

const isWork = (word: string): boolean => isProfessional(word) && !SHORT_FAMILY.test(word);

/** "Luke Field Sous Chef" above an e-mail address; "Territory Sales Manager" stands above none. */
function isFamilyBeside({ isAboveContact }: Look, word: string, at: number): boolean {
  const plain = word.toLowerCase();
  return OLD_TRADES.has(plain) || (isAboveContact && at === 1 && FAMILY_TOO.has(plain));
}

/** "Grace Page" is a person and "Page" is not. */
function isDocumentWord(word: string, at: number): boolean {
  const plain = word.toLowerCase();
  return DOCUMENT_WORD.test(plain) && !(at > 0 && FAMILY_TOO.has(plain));
}

/** Where contact details follow, a strange word before it makes any occupation a family name: nobody leaves out what they are called. */
function isOccupation(look: Look, word: string, at: number): boolean {
  const plain = word.toLowerCase();
  const { words } = look;
  if (!isTitleWord(plain) || (at === 0 && words.length > 1 && isGiven(plain))) return false;
  if (at === 0 || at !== words.length - 1) return true;
  if (FAMILY_TOO.has(plain)) return false;
  return words.length !== 2 || !isSurelyFamily(look, words[0] ?? "", word);
}

/** Both words stand in an e-mail address, or the first is no word of the language and the line is set as a name. */
function isSurelyFamily(look: Look, given: string, family: string): boolean {
  if (look.isAddressed(family) && look.isAddressed(given)) return true;
  return look.isPresented && look.isProminent && isStrange(look, given);
}
