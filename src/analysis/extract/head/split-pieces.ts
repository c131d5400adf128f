import { isMaskedEmployer } from "#analysis/lexicon/employer-words.ts";
import { isSubject } from "#analysis/lexicon/subject-words.ts";
import { isTitleWord } from "#analysis/lexicon/title-words.ts";
import { CUT_RULES, cutBehindTitle } from "./piece-cuts.ts";
import { kindOf, markTowns, type Piece, type PieceKind } from "./piece-kinds.ts";
import { isSilent, LABEL_RULES } from "./piece-labels.ts";

/** A dash that a broken encoding has left behind counts as one. */
const SEPARATOR =
  /\s?[\t|•·●▪;~]\s?|\s?\/\/\s?|\s?(?:ï¼|â€“|â€”|–|—|−)\s?|\s-\s|\s-$|^-\s|-\s|,\s|\s,|,$|\s@\s|\sat\s|:\s/u;

/** A head line of a CV in its pieces, each with what it looks like. */
export function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  const labelled = readLabel(text);
  for (const { text: part, isAside } of splitBrackets(labelled.text)) {
    const separated = part.split(SEPARATOR).map((raw) => trim(raw));
    for (const piece of CUT_RULES.reduce((parts, { cut }) => cut(parts), separated)) {
      if (isSilent(piece)) continue;
      // Behind the employer that a label names there may stand its town.
      const label = labelled.kind === "employer" && pieces.length > 0 ? undefined : labelled.kind;
      for (const found of classify(piece, isAside, label)) pieces.push({ ...found, whole: trim(part) });
    }
  }
  return markTowns(pieces);
}

function readLabel(text: string): { text: string; kind?: PieceKind | undefined } {
  const plain = text
    .replace(/^[\s•·●▪◦‣*>-]{1,4}/u, "")
    .replace(/^description\s?[-:]\s?/iu, "")
    .trim();
  const label = LABEL_RULES.find(({ pattern }) => pattern.test(plain));
  return label === undefined ? { text: plain } : { text: plain.replace(label.pattern, ""), kind: label.kind };
}

/** Letters in brackets inside a name belong to it: "Information Technology (IT) Specialist". */
const INITIALS_INSIDE = /\((?=\p{Lu}{2,5}\) \p{L})|(?<=\(\p{Lu}{2,5})\)(?= \p{L})/gu;

/** "Operational Analyst (SQL DBA) Engineer": the title goes on behind it. */
const INSIDE_TITLE = /\((?<inside>[^()]{1,24})\)(?= (?<next>\p{L}+))/gu;

function splitBrackets(text: string): { text: string; isAside: boolean }[] {
  const kept = text
    .replaceAll(INITIALS_INSIDE, (bracket) => (bracket === "(" ? "⦅" : "⦆"))
    .replaceAll(INSIDE_TITLE, (whole: string, inside: string, next: string) =>
      isTitleWord(next.toLowerCase()) ? `⦅${inside}⦆` : whole,
    );
  return kept.split(/[()[\]]/u).map((part, index) => ({
    text: part.replaceAll("⦅", "(").replaceAll("⦆", ")"),
    isAside: index % 2 === 1,
  }));
}

function classify(text: string, isAside: boolean, label: PieceKind | undefined): Omit<Piece, "whole">[] {
  if (label !== undefined) return [{ text, kind: label, isAside, isLabelled: true, isField: false }];
  return cutBehindTitle(text).map((part) => ({
    text: part,
    kind: kindOf(part),
    isAside,
    isLabelled: isMaskedEmployer(part),
    isField: isSubject(part),
  }));
}

function trim(text: string): string {
  return text.replaceAll(/^(?:[\s,:;*–—-]|\.(?!\p{L})){1,6}|[\s,:;*–—-]{1,60}$/gu, "");
}
