import { isDemand, isWish } from "./sentence-rules.ts";
import { stripFrame } from "./strip-frame.ts";
import { CLAUSE_RULES, SECOND_VERB, splitClauses } from "./split-clauses.ts";

/** In a bullet mostly one thing is asked: only these show another. */
const BULLET_RULES = new Set(["years of which some were", "required, but preferred", "needed, ideally with"]);
const FEWEST_PIECES = 3;

/** A bullet is one wish, except where it counts years twice or calls one half needed and the other a plus. */
export function splitBullet(text: string): string[] {
  const parts = CLAUSE_RULES.filter(({ name }) => BULLET_RULES.has(name)).reduce(
    (pieces, { split }) => pieces.flatMap((piece) => split(piece)),
    text.split(SECOND_VERB),
  );
  return parts.flatMap((part) => splitByStrength(part));
}

/** "Degree; MBA preferred", "Python and Django, AWS a plus": a part of it is a plus. */
function splitByStrength(text: string): string[] {
  const parts = splitPlus(text) ?? text.split(/; /u);
  const wishes = parts.filter((part) => isWish(part) && !isDemand(part));
  return wishes.length > 0 && wishes.length < parts.length ? parts : [text];
}

const GOES_ON = /^(?:and|or|but|which|with|though|although|preferably|ideally|preferred)\b/iu;

/** Behind the last comma something else is called a plus. "Degree, preferred" and "Python, preferably 3" speak of what stands before it. */
function splitPlus(text: string): [string, string] | undefined {
  const at = text.lastIndexOf(", ");
  const [need, plus] = [text.slice(0, at), text.slice(at + 2)];
  if (at < 0 || GOES_ON.test(plus) || /\([^)]*$/u.test(need) || isWish(need)) return undefined;
  const isNamed = stripFrame(plus) !== plus && /\p{L}{2}|\p{Lu}/u.test(stripFrame(plus));
  return isNamed && isWish(plus) && !isDemand(plus) ? [need, plus] : undefined;
}

/** Why something is asked for, up to the next thing. It holds verbs of its own, and asks for nothing. */
const REASON =
  /(?<=.{25}), (?:because|since) [^;:]{10,}?(?:$|(?=, and (?:(?:who|that you|an?|some|good|strong|experience|knowledge) |\p{L}+(?:,|$)|you (?:should|must|need|have|know|can|are|will)\b)))|(?<=.{12}) because we [^;:]{10,}$/iu;

/** A sentence of running text may ask for much. */
export function splitAsks(whole: string): string[] {
  const text = whole.replace(REASON, "");
  return splitList(text) ?? splitClauses(text).flatMap((clause) => (isWish(clause) ? splitWishes(clause) : [clause]));
}

/** "Pluses include Spanish, trade shows, and having sold to builders": four things or more are no choice among names. */
function splitWishes(text: string): string[] {
  const pieces = text.split(/, (?:and |or )?(?![^(]*\))/u);
  const isSeries = /, (?:and|or) /u.test(text) && pieces.length >= FEWEST_PIECES;
  const isNames = stripFrame(text)
    .split(/, (?:and |or )?/u)
    .every((piece) => piece.split(" ").length <= 2);
  return isSeries && !isNames ? pieces : [text];
}

/** "Photoshop or Illustrator, Spanish, current first aid": commas without a closing "and" or "or" list separate things. */
function splitList(text: string): string[] | undefined {
  if (/; /u.test(text)) return undefined;
  const pieces = text.replace(/[.!]$/u, "").split(/, (?![^(]*\))/u);
  const last = pieces.at(-1) ?? "";
  const isOpen = pieces.length >= FEWEST_PIECES && !/^(?:and|or)\b/iu.test(last) && !/ (?:and|or) /iu.test(last);
  const isShort = pieces.every(
    (piece) => piece.split(" ").length <= 6 && !/\b(?:you|we|is|are|must|should|would|will|can|has)\b/iu.test(piece),
  );
  return isOpen && isShort ? pieces : undefined;
}
