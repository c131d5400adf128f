import { isVerb } from "#analysis/lexicon/verbs.ts";

const FEWEST_WORDS = 2;

/** "Three years in a factory, preferably in food": the first half is needed, the second a plus. */
export function splitIdeally(text: string): string[] {
  const pieces = text.split(/(?<=\p{L}{3}|\)),? (?:and |but )?(?=\(?(?:ideally|preferably)\b)(?![^(]*\))/iu);
  const isWhole = pieces.every((piece) => piece.split(" ").length > FEWEST_WORDS);
  return isWhole && !/\b(?:and|or|of|in|with|is|are|be|who|you)$/iu.test(pieces[0] ?? "") ? pieces : [text];
}

/** "You will need to be at home with a CRM, to give a demonstration, and to sort out complaints." */
export function splitInfinitives(text: string): string[] {
  const first =
    /\b(?:need|have|expected|able|required|want \p{L}+|expect \p{L}+)\b[^,]{0,40} to /iu.exec(text)?.index ?? Infinity;
  const cut = /, (?:and |or )?to (?=\p{L}+ )/iu;
  return first < (cut.exec(text)?.index ?? -1) ? text.split(cut) : [text];
}

/** "worked with PLCs, with pneumatics or with AutoCAD": each preposition opens another wish. */
export function splitRepeated(text: string): string[] {
  for (const preposition of ["with", "of", "in", "as"]) {
    const cut = new RegExp(`, (?:or |and )?${preposition} (?!course\\b|which\\b|whom\\b)`, "iu");
    const opened = new RegExp(`\\b${preposition} `, "iu").exec(text)?.index ?? Infinity;
    const first = cut.exec(text)?.index ?? -1;
    if (opened < first) return text.split(cut);
  }
  return [text];
}

/** "A truck licence, some Excel and a second language": things with an article each. */
export function splitArticles(text: string): string[] {
  const cut = /(?:,|,? and|, or) (?=(?:an?|some|any) )/iu;
  const pieces = text.split(cut);
  const isSeries =
    /^(?:so (?:would|is) |you(?:['’]ll| will| must| should)? (?:have|hold|need|bring) )?(?:an?|some) /iu.test(text);
  return isSeries && pieces.length > 2 ? pieces : [text];
}

/** "be familiar with WordPress, understand SEO and write copy": a list of verbs is a list of wishes. */
export function splitVerbs(text: string): string[] {
  const pieces = text.split(/, (?:and |or )?(?=\p{L})(?![^(]*\))/u);
  const parts: string[] = [];
  let at = 0;
  for (const piece of pieces) {
    const start = text.indexOf(piece, at);
    const isWish = parts.length > 0 && opensWithVerb(piece) && opensWithVerb(parts[0] ?? "");
    if (parts.length === 0 || isWish) parts.push(piece);
    else parts[parts.length - 1] += text.slice(at, start) + piece;
    at = start + piece.length;
  }
  return parts;
}

const SUBJECT =
  /^(?:.*\b(?:you(?:['’]ll|['’]d|['’]ve)?|who|candidates?|applicants?)\b )?(?:(?:must|should|will|would|also|already|ideally|can|have|be able to|to) )*/iu;

function opensWithVerb(text: string): boolean {
  return [text, text.replace(SUBJECT, "")].some((rest) => rest.includes(" ") && isVerb(rest.split(" ")[0] ?? ""));
}
