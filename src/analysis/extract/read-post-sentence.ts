import type { Piece } from "#analysis/extract/head/piece-kinds.ts";
import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";

interface SentenceRule {
  name: string;
  pattern: RegExp;
}

const TITLE = String.raw`(?:an? |the )?(?<title>\S.{1,60}?)`;
const COMPANY = String.raw`(?:the )?(?<company>\p{Lu}.{1,60}?)(?=$|[,.;(]|\s(?:as|from|since|during|till|until|for|located|based)\b|\s[-–—]\s|\t)`;
const EMPLOYED = "(?:working|worked|employed|engaged|serving|served|associated|been|doing (?:a|my) job)";

/** Posts told in a sentence: the words around title and employer say which is which. */
export const SENTENCE_RULES: SentenceRule[] = [
  {
    name: "as something, at somebody's",
    pattern: new RegExp(String.raw`^(?:${EMPLOYED} )?as ${TITLE} (?:in|at|with|for) ${COMPANY}`, "iu"),
  },
  {
    name: "at somebody's, as something",
    pattern: new RegExp(
      String.raw`^${EMPLOYED} (?:with|in|at|for|by) ${COMPANY}.{0,40}? as ${TITLE}(?=$|[,.;(]|\s(?:from|since|during)\b|\t)`,
      "iu",
    ),
  },
];

const OPENING =
  /^(?:description\s?[-:])?[\s•·●▪◦‣*➢►■□✓–—-]*(?:â¢\s)?(?:\d{1,2}\+? (?:years?|months?) |i am |i['’]m |i have |i was |currently |presently |previously |formerly |have )*/iu;

/** "Working as a Florist at Hollow Oak": both pieces, or undefined where the sentence says something else. */
export function readPostSentence(text: string): Piece[] | undefined {
  const plain = text.replace(OPENING, "");
  for (const { pattern } of SENTENCE_RULES) {
    const { title = "", company = "" } = pattern.exec(plain)?.groups ?? {};
    if (looksLikeTitle(title) && company !== "") return [asPiece(title, "title"), asPiece(company, "employer")];
  }
  return undefined;
}

function asPiece(text: string, kind: Piece["kind"]): Piece {
  const trimmed = text.trim();
  return { text: trimmed, kind, isAside: false, isLabelled: true, whole: trimmed, isField: false };
}
