import { isNationWord } from "./nations.ts";
import { isProfessional } from "./professional-words.ts";

const SURNAMES_THAT_ARE_WORK = new Set(
  "baker cook mason carpenter tailor porter farmer judge painter singer steward warden captain fitter carver english page banks law marine field".split(
    " ",
  ),
);
const NAMES_THAT_ARE_WORK = new Set(
  "ruby jenkins swift sage kafka cassandra spark rust cypress art grant law bill mark jordan word dean major marshall perl".split(
    " ",
  ),
);
const EVERYDAY_NAMES = new Set(
  `will mark grant bill rob art may june april august hope faith joy grace rose dawn eve penny sunny chase dean drew frank jack pat sue grant
young long price power page case banks church best stone brown black white green gray king field fields rich love day knight noble wise small short
bush wood woods forest rivers brook hill lake ford bell ball cross major miles guy gene iris lily violet ivy holly crystal amber ruby jade pearl
christian sterling earnest ernest melody harmony charity precious blessing prince duke earl baron angel summer autumn winter west east north south`.split(
    /\s+/u,
  ),
);
const PLACES = new Set(
  `washington lincoln jackson jefferson houston austin dallas madison charlotte florence paris london lancaster york chester bradford derby preston
sydney victoria kent hamilton wellington phoenix orlando cleveland columbus denver carson georgia virginia carolina dakota montana brooklyn lansing stafford
warwick newton clifton milton burton ashton stanford savannah chelsea devon lourdes santiago diego francisco antonio jose angeles vegas lagos salvador durham
windsor bristol richmond arlington lexington franklin monroe clinton marion salem dayton morgan stanley wells fargo ford johnson goldman lloyd kelly`.split(
    /\s+/u,
  ),
);
const PARTICLE = /^(?:de|da|di|del|della|van|von|der|den|ter|bin|ibn|binti|bint|al|el|la|le|dos|das|y|e|abu|st)$/iu;

export type WordTest = (word: string) => boolean;

export function isParticle(word: string): boolean {
  return PARTICLE.test(word);
}

export function isNameToo(word: string): boolean {
  return NAMES_THAT_ARE_WORK.has(word.toLowerCase()) || SURNAMES_THAT_ARE_WORK.has(word.toLowerCase());
}

/** Words that also mean work, a place or something ordinary: alone, such a word says nothing about a name. */
export function isAmbiguousName(part: string): boolean {
  const word = part.toLowerCase();
  return isProfessional(word) || isNationWord(word) || EVERYDAY_NAMES.has(word) || PLACES.has(word);
}

/**
 * Whether the words can be somebody's name. Grace Baker and Ruby Walsh can; Ruby Developer cannot. Words that the CV itself uses
 * in lower case are ordinary ones: "Birth Doula" of a doula is no name.
 */
export function canBeName(words: string[], isEveryday: WordTest): boolean {
  const bare = words.map((word) => word.replaceAll(/[^\p{L}\p{M}]/gu, ""));
  const working = bare.filter((word, index) => isProfessional(word) && !isNameAnyway(word, index, bare));
  if (working.length > 0 || words.some((word) => /^(?:co|vice|ex|sub)-/iu.test(word))) return false;
  const plain = bare.map((word) => word.toLowerCase());
  const [first = ""] = plain;
  const isStrange = (word: string) => !isEveryday(word) && !isProfessional(word);
  return EVERYDAY_NAMES.has(first) || plain.some((word) => isStrange(word));
}

/** "Ma" is a family and "MA" a degree. */
const SHORT_SURNAME = /^(?:Ma|Ba|Pe|Do)$/u;

function isNameAnyway(word: string, index: number, words: string[]): boolean {
  const isLast = index === words.length - 1;
  const plain = word.toLowerCase();
  if (isLast && (SHORT_SURNAME.test(word) || (words.length === 2 && /^(?:ma|ba|pe|do)$/u.test(plain)))) return true;
  return words.length > 1 && (NAMES_THAT_ARE_WORK.has(plain) || (isLast && SURNAMES_THAT_ARE_WORK.has(plain)));
}
