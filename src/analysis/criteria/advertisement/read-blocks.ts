import type { Line } from "#analysis/read/page.ts";
import { setAsideInBlocks, setAsideTraits } from "#analysis/criteria/set-aside-traits.ts";
import type { SetAside } from "#shared/vacancies/vacancy.ts";
import { findVacancyTitle } from "./find-vacancy-title.ts";
import { type Block, splitIntoBlocks } from "./split-vacancy.ts";
import { tidyVacancyLines } from "./tidy-vacancy-lines.ts";

interface ReadBlocks {
  title: string;
  /** Neither the title's own line nor what names a protected trait. */
  blocks: Block[];
  setAside: SetAside[];
}

/** What asks are read from, and learned from: places in the text count, so both need the same blocks. */
export function readBlocks(lines: Line[]): ReadBlocks {
  const found = setAsideTraits([{ text: findVacancyTitle(lines), part: "intro" }]);
  const title = found.items[0]?.text ?? "";
  const { items, setAside } = setAsideInBlocks(splitIntoBlocks(tidyVacancyLines(lines.map(({ text }) => text))));
  return { title, blocks: items.filter(({ text }) => !isTitleLine(text, title)), setAside };
}

const LONGEST_TITLE_LINE = 130;

/** The line on top that names the post, with its place and its hours, asks for nothing else. */
function isTitleLine(text: string, title: string): boolean {
  const [role = title] = title.split(" - ");
  return role !== "" && text.length <= LONGEST_TITLE_LINE && text.startsWith(role) && !/[.!?]$/u.test(text);
}
