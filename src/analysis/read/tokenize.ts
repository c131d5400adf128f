import { remember } from "#analysis/remember.ts";
import { takeApart, toAmerican } from "./one-spelling.ts";

export interface Token {
  stem: string;
  /** As written: a few terms ("Go", "R") count only in capitals. */
  written: string;
  start: number;
  end: number;
}

const WORD = /\.net\b|[\p{L}\p{N}]+[+#]{0,2}/giu;

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  // `matchAll` copies its pattern on every call.
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    const [written] = match;
    const [start, end] = [match.index, match.index + written.length];
    for (const root of stemsOf(written)) tokens.push({ stem: root, written, start, end });
  }
  return tokens;
}

/** Cutting a word down costs more than looking it up. */
const stemsOf = remember((written) => takeApart(written.toLowerCase()).map((word) => stem(word)));

/** Light on purpose: plural, tense and British or American spelling go; words of different meaning do not fall together. */
export function stem(word: string): string {
  let root = toAmerican(word);
  if (root.length < 4) return root;
  root = dropPlural(root);
  root = dropTense(root);
  root = root.replace(/ys(e?)$/u, "yz$1").replace(/is(e?|ation)$/u, "iz$1");
  return root.length > 4 && root.endsWith("e") ? root.slice(0, -1) : root;
}

function dropPlural(word: string): string {
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/u.test(word)) return word.slice(0, -2);
  return /[^sui]s$/u.test(word) ? word.slice(0, -1) : word;
}

function dropTense(word: string): string {
  const ending = /(?:ing|ed)$/u.exec(word);
  if (ending === null || ending.index < 3) return word;
  const root = word.slice(0, ending.index);
  if (!/[aeiouy]/u.test(root)) return word;
  return /([bdgmnprt])\1$/u.test(root) ? root.slice(0, -1) : root;
}
