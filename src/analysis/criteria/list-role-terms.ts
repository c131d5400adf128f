import { isTitleWord } from "#analysis/extract/title-words.ts";

const RANK_WORDS = new Set(
  "senior junior lead principal staff graduate trainee mid level midweight experienced sr jr ii iii interim temporary permanent part full time remote hybrid".split(
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
  ["adviser", "advisor"],
  ["lawyer", "solicitor"],
];

/** "Senior Backend Engineer" is proved by "backend engineer" or "backend developer"; "Head Chef" also by "chef". */
export function listRoleTerms(title: string): string[] {
  const words = (title.toLowerCase().match(/[\p{L}+#.-]+/gu) ?? []).filter((word) => !RANK_WORDS.has(word));
  const head = words.findLast((word) => isTitleWord(word));
  if (head === undefined) return [];
  const phrase = words.slice(0, words.lastIndexOf(head) + 1).slice(-3);
  const terms = phrase.length > 1 || !GENERAL_TITLES.has(head) ? [phrase.join(" ")] : [];
  if (phrase.length > 2) terms.push(phrase.slice(-2).join(" "));
  for (const [name, other] of SAME_ROLE) {
    if (name === head && phrase.length > 1) terms.push([...phrase.slice(0, -1), other].join(" "));
  }
  if (!GENERAL_TITLES.has(head)) terms.push(head);
  return [...new Set(terms)];
}
