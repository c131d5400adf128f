import { listLines, type Page } from "#analysis/read/page.ts";
import type { Criterion, Vacancy } from "#shared/vacancy.ts";
import { type Draft, draftAsk, draftTags } from "./draft-criteria.ts";
import { withRole } from "./draft-role.ts";
import { findVacancyTitle } from "./find-vacancy-title.ts";
import { keepMost, mergeSame } from "./merge-drafts.ts";
import { type AdReading, readAsks } from "./read-asks.ts";
import { saysOf } from "./sentence-rules.ts";
import { setAsideInBlocks, setAsideTraits } from "./set-aside-traits.ts";
import { splitSentences } from "./split-sentences.ts";
import { type Block, splitIntoBlocks, type VacancyItem } from "./split-vacancy.ts";
import { tidyVacancyLines } from "./tidy-vacancy-lines.ts";

export const MAX_CRITERIA = 16;
/** An advertisement that asks for less than this says the rest by telling the work. */
const FEW_ASKS = 9;
const FEW_ROWS = 6;
const MOST_DUTIES = 13;

/**
 * A job description becomes what it asks for: the role itself, then each requirement in the advertisement's own words.
 * Benefits, the company's praise of itself and how to apply are left out, and so is every wish that names a protected trait.
 * Where little or nothing is marked as a requirement the duties stand in.
 */
export function buildVacancy(pages: Page[]): Vacancy {
  return readAdvertisement(pages).vacancy;
}

/** With every sentence that asks for something or could: what a second reader of the advertisement may name. */
export function readAdvertisement(pages: Page[]): { vacancy: Vacancy; items: VacancyItem[] } {
  const lines = listLines(pages);
  const title = setAsideTraits([{ text: findVacancyTitle(lines), part: "intro" }]);
  const role = title.items[0]?.text ?? "";
  const judged = setAsideInBlocks(splitIntoBlocks(tidyVacancyLines(lines.map((line) => line.text))));
  const blocks = judged.items.filter(({ text }) => text !== role);
  const reading = readAsks(blocks);
  const rows = mergeSame(chooseDrafts(reading, role));
  const vacancy = {
    title: role,
    set_aside: [...title.setAside, ...judged.setAside],
    formalities: reading.formalities,
    lines: lines.map((line) => line.text),
    criteria: withRole(keepMost(rows, MAX_CRITERIA - 1), role).map((draft, index) => withId(draft, index)),
  };
  return { vacancy, items: listTelling(blocks) };
}

function withId(draft: Draft, index: number): Criterion {
  return { id: `c${index + 1}`, ...draft };
}

function chooseDrafts({ asks, duties, tags }: AdReading, title: string): Draft[] {
  const asked = asks.flatMap((ask) => draftAsk(ask, title));
  const done = duties.flatMap((duty) => draftAsk(duty, title)).slice(0, Math.max(0, MOST_DUTIES - asked.length));
  const rows = asked.length < FEW_ASKS ? [...asked, ...done] : asked;
  return rows.length < FEW_ROWS ? [...rows, ...tags.flatMap((line) => draftTags(line))] : rows;
}

const SILENT = new Set(["order", "fairness", "process", "offer"]);

function listTelling(blocks: readonly Block[]): VacancyItem[] {
  return blocks
    .filter(({ part }) => part !== "boilerplate" && part !== "metadata")
    .flatMap(({ text, part }) => splitSentences(text).map((sentence) => ({ text: sentence, part })))
    .filter(({ text }) => !SILENT.has(saysOf(text)));
}
