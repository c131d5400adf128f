import { listLines, type Page } from "#analysis/read/page.ts";
import { findAddressedLines } from "./find-addressed-lines.ts";
import { findCopiedLines, findRunningLines, listStems, type VacancyText } from "./find-copied-lines.ts";

export interface OwnWords {
  /** Without the lines that are not the person's own; what is left stands where it stood. */
  pages: Page[];
  hasPastedVacancy: boolean;
  isAddressed: boolean;
}

/**
 * What speaks to the judge, or was pasted from the advertisement, tells nothing of the person. It goes before anything else
 * looks at the CV, so that a block at the top can neither hide the name nor open a section.
 */
export function keepOwnWords(pages: Page[], vacancy: VacancyText): OwnWords {
  const lines = listLines(pages);
  const texts = lines.map((line) => line.text);
  const addressed = findAddressedLines(texts);
  const stems = texts.map((text) => listStems(text));
  const copied = findCopiedLines(stems, vacancy, findRunningLines(texts));
  const out = new Set(lines.filter((_, at) => addressed.has(at) || (copied.isWholesale && copied.lines.has(at))));
  return {
    pages: pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !out.has(line)) })),
    hasPastedVacancy: copied.isWholesale,
    isAddressed: addressed.size > 0,
  };
}
