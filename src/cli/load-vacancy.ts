import { UNREADABLE_TEXT } from "#shared/screening/cv-analysis.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import type { Reader } from "#pipeline/reader/reader.ts";
import { VacancyOutcome } from "#analysis/vacancy-outcome.ts";
import { askReader, type Unreadable } from "./ask-reader.ts";
import { isPlainText } from "./document-endings.ts";
import { loadFile, type NotRead } from "./load-file.ts";
import type { ReadingPool } from "./reading-pool.ts";

export interface Pools {
  text: ReadingPool;
  scans: ReadingPool;
}

export type LoadedVacancy = { kind: "loaded"; vacancy: Vacancy } | NotRead;

export async function loadVacancy(path: string, pools: Pools): Promise<LoadedVacancy> {
  const file = await loadFile(path);
  if (file.kind === "not_read") return file;
  const ask = (reader: Reader, recognises: boolean) => {
    const question = { kind: "read_vacancy", bytes: file.bytes, recognises, isPlainText: isPlainText(path) } as const;
    return askReader({ reader, question, expected: VacancyOutcome });
  };
  const first = await ask(pools.text.first, false);
  return settle(first.kind === "scanned" ? await ask(pools.scans.first, true) : first);
}

function settle(outcome: VacancyOutcome | Unreadable): LoadedVacancy {
  if (outcome.kind === "read") return { kind: "loaded", vacancy: outcome.vacancy };
  const reason = outcome.kind === "scanned" ? "no_readable_text" : outcome.reason;
  return { kind: "not_read", reason: UNREADABLE_TEXT[reason] };
}
