import type { ReadDocument } from "#analysis/read/page.ts";
import type { ReviewReason } from "#shared/screening/cv-analysis.ts";
import { GOOD_READING, STRAY_CHARACTERS } from "#shared/limits.ts";

interface Reviewed {
  document: ReadDocument;
  /** Of the advertisement. */
  title: string;
  hasPastedVacancy: boolean;
  isAddressed: boolean;
}

const REPEATED = 3;
const MANY_ODD_CHARACTERS = 5;
const FEWEST_WORDS = 40;
/** Every English sentence is held together by these; CVs use them sparingly. */
const ENGLISH = new Set("the and of to for with at on by from as is an that".split(" "));
const ENGLISH_SHARE = 0.025;

const REASONS: [ReviewReason, (cv: Reviewed) => boolean][] = [
  ["poorly_read", ({ document }) => document.quality < GOOD_READING],
  ["hidden_text", ({ document }) => document.hiddenCharacters > STRAY_CHARACTERS],
  ["odd_characters", ({ document }) => document.oddCharacters > MANY_ODD_CHARACTERS],
  ["pasted_vacancy", ({ hasPastedVacancy }) => hasPastedVacancy],
  ["repeated_title", ({ document, title }) => repeatsTitle(document, title)],
  ["addressed_to_software", ({ isAddressed }) => isAddressed],
  ["asks_to_run", ({ document }) => document.asksToRun === true],
  ["carries_files", ({ document }) => document.carriesFiles === true],
  ["reaches_out", ({ document }) => document.reachesOut === true],
  ["little_text", ({ document }) => listWords(document).length < FEWEST_WORDS],
  ["other_language", ({ document }) => isForeign(listWords(document))],
];

/** Whatever makes the score say less about the person than it seems to. */
export function listReviewReasons(cv: Reviewed): ReviewReason[] {
  return REASONS.filter(([, applies]) => applies(cv)).map(([reason]) => reason);
}

function listWords({ pages }: ReadDocument): string[] {
  return pages.flatMap((page) => page.text.toLowerCase().match(/\p{L}+/gu) ?? []);
}

/** Three times in a row, or in three lines that are the same. Posts without dates may share a title, with other words in between. */
function repeatsTitle({ pages }: ReadDocument, title: string): boolean {
  const asked = foldLine(title);
  if (asked.trim() === "") return false;
  const lines = pages.flatMap(({ text }) => text.split("\n").map(foldLine));
  const told = lines.filter((line) => line.length > asked.length && line.includes(asked));
  const isToldAgain = [...Map.groupBy(told, (line) => line).values()].some((same) => same.length >= REPEATED);
  return (
    isToldAgain ||
    lines
      .join(" ")
      .replaceAll(/ +/gu, " ")
      .includes(asked + asked.trimStart().repeat(REPEATED - 1))
  );
}

/** Its words, each between spaces. */
const foldLine = (line: string): string => ` ${(line.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).join(" ")} `;

function isForeign(words: string[]): boolean {
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return words.length >= FEWEST_WORDS && english / words.length < ENGLISH_SHARE;
}
