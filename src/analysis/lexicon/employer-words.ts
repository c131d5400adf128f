import { oneOf } from "#analysis/pattern.ts";
import { isTitleWord } from "./title-words.ts";

const LEGAL_FORM =
  /\b(?:inc|llc|l\.l\.c|llp|ltd|limited|plc|gmbh|corp|corporation|co|pvt|pte|pty|s\.a|s\.l|b\.v|sp\. z o\.o|ag|nv|oy|srl)\b(?![-’'])\.?/iu;
const KIND_WORDS = `company, companies, group, bank, hospital, infirmary, clinic, university, college, school, academy, institute, council, ministry,
department of, county of, city of, state of, associates, solicitors, partners, holdings, industries, technologies, solutions, systems, services,
logistics, studios?, hotel, resort, restaurant, cafe, café, foundation, trust, agency, airlines, airways, insurance, stores?, centre, center, church,
army, navy, air force, marines, consulting, labs?, laboratories, enterprises, international, association, society, federation, board, authority,
freight, motors, pharma, pharmaceuticals, healthcare, telecom, gazette, museum, library, theatre, self[- ]employed`;
const KIND_OF_EMPLOYER = new RegExp(String.raw`\b${oneOf(KIND_WORDS)}\b`, "iu");
const AND_SONS = /\p{Lu}[\p{L}'’]+ (?:&|and) (?:sons?|co|daughters|\p{Lu}[\p{L}'’]+ (?:llp|solicitors|partners))\b/iu;

/** What a published collection of CVs puts in the place of every employer. */
const MASKED = /\bCompany Name\b/u;

/** An employer by its legal form or its kind ("Hollow Oak Ltd", "St Bride's Infirmary"); a plain name is neither here nor there. */
export function looksLikeEmployer(text: string): boolean {
  if (MASKED.test(text) || LEGAL_FORM.test(text) || AND_SONS.test(text)) return true;
  return KIND_OF_EMPLOYER.test(behindOccupation(text));
}

/** "School Nurse" and "Bank Teller" are people: what comes before an occupation says where it is done, not who pays. */
function behindOccupation(text: string): string {
  const words = text.split(" ");
  const last = words.findLastIndex((word) => {
    const plain = word.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
    return isTitleWord(plain) && !NAMES_OF_FIRMS.has(plain);
  });
  return words.slice(last + 1).join(" ");
}

/** Occupations that firms are called after. */
const NAMES_OF_FIRMS = new Set(["associates", "partners", "solicitors", "builders"]);

export function isMaskedEmployer(text: string): boolean {
  return MASKED.test(text);
}

export function findLegalForm(text: string): RegExpExecArray | null {
  return /(?:^|[\s,])(?:inc|llc|llp|ltd|limited|plc|gmbh|corp|corporation)\b\.?/iu.exec(text);
}
