import { isTitleWord } from "#analysis/lexicon/title-words.ts";
import { isMeaningful } from "./find-terms.ts";

const RANK_WORDS = new Set(
  "senior junior lead principal principle staff graduate trainee mid level entry midweight experienced sr jr ii iii interim temporary permanent part full part-time full-time time remote hybrid".split(
    " ",
  ),
);

/** An occupation that says nothing without the word before it. */
const GENERAL_TITLES = new Set(
  "manager officer assistant engineer specialist consultant analyst coordinator executive director lead leader associate administrator adviser advisor developer representative supervisor technician head agent clerk operator worker intern apprentice trainee president partner chief member professional".split(
    " ",
  ),
);

const SAME_ROLE: [string, string][] = [
  ["engineer", "developer"],
  ["developer", "engineer"],
  ["chef", "cook"],
  ["cook", "chef"],
  ["adviser", "advisor"],
  ["advisor", "adviser"],
  ["lawyer", "solicitor"],
  ["attorney", "lawyer"],
  ["waitress", "waiter"],
  ["bookkeeping", "bookkeeper"],
  ["trainer", "instructor"],
  ["recruiter", "recruitment consultant"],
];

const LOOKS_LIKE_OCCUPATION = /\p{L}{3}(?:ers?|ors?|ists?|ians?|eers?|men|women)$/u;

/** "Senior Backend Engineer" is proved by "backend engineer" or "backend developer"; "Head Chef" also by "chef". */
export function listRoleTerms(title: string): string[] {
  const words = listTitleWords(title).filter((word) => !RANK_WORDS.has(word));
  const head =
    words.findLast((word) => isTitleWord(word)) ?? words.findLast((word) => LOOKS_LIKE_OCCUPATION.test(word));
  if (head === undefined) return listPlainTerms(words);
  const phrase = words.slice(0, words.lastIndexOf(head) + 1).slice(-3);
  const isGeneral = GENERAL_TITLES.has(head) || GENERAL_TITLES.has(head.replace(/s$/u, ""));
  const terms = phrase.length > 1 || !isGeneral ? [phrase.join(" ")] : [];
  if (phrase.length > 2) terms.push(phrase.slice(-2).join(" "));
  for (const [name, other] of SAME_ROLE) {
    if (name === head) terms.push([...phrase.slice(0, -1), other].join(" "));
  }
  if (!isGeneral) terms.push(head);
  return [...new Set(terms)].filter((term) => term.includes(" ") || !GENERAL_TITLES.has(term));
}

/** A "frontend-developer" is a frontend developer; "front-end" stays one word. */
function listTitleWords(title: string): string[] {
  const words = title.toLowerCase().match(/[\p{L}+#.-]*[\p{L}+#]/gu) ?? [];
  return words.flatMap((word) => {
    const cut = word.lastIndexOf("-");
    return cut > 0 && isTitleWord(word.slice(cut + 1)) ? [word.slice(0, cut), word.slice(cut + 1)] : [word];
  });
}

/** "Bookkeeping" names the work instead of who does it. */
function listPlainTerms(words: string[]): string[] {
  const named = words.filter((word) => isMeaningful(word));
  if (named.length === 0 || named.length > 3) return [];
  const same = SAME_ROLE.filter(([name]) => name === named.at(-1)).map(([, other]) => other);
  return [named.join(" "), ...same];
}

export function isRankWord(word: string): boolean {
  return RANK_WORDS.has(word);
}

/** In the plural too: occupations are also advertised as "Accountants". */
export function isGeneralTitle(word: string): boolean {
  return GENERAL_TITLES.has(word) || (word.endsWith("s") && GENERAL_TITLES.has(word.slice(0, -1)));
}
