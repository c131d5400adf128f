import { listLines, type Page } from "#analysis/read/page.ts";
import { calmCapitals } from "#shared/calm-capitals.ts";
import type { Criterion, Vacancy } from "#shared/vacancies/vacancy.ts";
import { type Draft, draftAsk, draftTags } from "./draft-criteria.ts";
import { withRole } from "./draft-role.ts";
import { mergeSame } from "./merge-drafts.ts";
import type { AskWeights } from "./asks/judge-likelihoods.ts";
import { type AdReading, type Ask, readAsks } from "./asks/read-asks.ts";
import { classifySentence } from "./asks/sentence-rules.ts";
import { splitSentences } from "./asks/split-sentences.ts";
import { readBlocks } from "./advertisement/read-blocks.ts";
import type { Block, VacancyItem } from "./advertisement/split-vacancy.ts";

export const MAX_CRITERIA = 16;
const FEW_ROWS = 6;

/**
 * A job description becomes what it asks for: the role itself, then each requirement in the advertisement's own words.
 * Benefits, the company's praise of itself and how to apply are left out, and so is every wish that names a protected trait.
 * Where little or nothing is marked as a requirement the duties stand in.
 */
export function buildVacancy(pages: Page[], weights?: AskWeights): Vacancy {
  return readAdvertisement(pages, weights).vacancy;
}

export interface ReadAdvertisement {
  vacancy: Vacancy;
  /** Every sentence that asks for something or could: what a second reader of the advertisement may name. */
  items: VacancyItem[];
  asks: Ask[];
  /** The rows before those that say the same were joined. */
  drafts: Draft[];
}

export function readAdvertisement(pages: Page[], weights?: AskWeights): ReadAdvertisement {
  const lines = listLines(pages);
  const { title, blocks, setAside } = readBlocks(lines);
  const reading = readAsks(blocks, weights);
  const { drafts, rows } = fillBoard(reading, title);
  const vacancy = {
    title: calmCapitals(title),
    set_aside: setAside,
    formalities: reading.formalities,
    lines: lines.map((line) => line.text),
    criteria: rows.map((draft, index) => withId(draft, index)),
  };
  return { vacancy, items: listDistinctive(blocks), asks: reading.asks, drafts };
}

function withId(draft: Draft, index: number): Criterion {
  return { id: `c${index + 1}`, ...draft };
}

/** What is only wished for gives way before what is needed, and nothing displaces what nobody is taken without. */
const NEEDED_FIRST = 0.5;

function rank({ part, likelihood, isGate }: Ask): number {
  return likelihood + (part === "must" ? NEEDED_FIRST : 0) + Number(isGate);
}

interface Board {
  drafts: Draft[];
  rows: Draft[];
}

/** The role takes a place of its own only where none of the rows asks for it. */
function fillBoard(reading: AdReading, title: string, most = MAX_CRITERIA): Board {
  const drafts = chooseDrafts(reading, title, most);
  const rows = withRole(mergeSame(drafts).slice(0, most), title);
  return rows.length <= MAX_CRITERIA ? { drafts, rows } : fillBoard(reading, title, most - 1);
}

/** Of too many rows those stay that are most surely asked for. */
function chooseDrafts({ asks, tags }: AdReading, title: string, most: number): Draft[] {
  const ranked = asks.toSorted((left, right) => rank(right) - rank(left));
  const sure = new Set(ranked.slice(0, most));
  const rows = asks.filter((ask) => sure.has(ask)).flatMap((ask) => draftAsk(ask, title));
  return rows.length < FEW_ROWS ? [...rows, ...tags.flatMap((line) => draftTags(line))] : rows;
}

const SILENT = new Set(["order", "fairness", "process", "offer"]);

function listDistinctive(blocks: readonly Block[]): VacancyItem[] {
  return blocks
    .filter(({ part }) => part !== "boilerplate" && part !== "metadata")
    .flatMap(({ text, part }) => splitSentences(text).map((sentence) => ({ text: sentence, part })))
    .filter(({ text }) => !SILENT.has(classifySentence(text)));
}
