import type { ReadOutcome } from "#analysis/read/read-result.ts";
import type { QuestionKind, RowNote, VacancyPreview } from "#shared/vacancies/board.ts";
import { UNREADABLE_TEXT } from "#shared/screening/cv-analysis.ts";
import type { Criterion } from "#shared/vacancies/vacancy.ts";
import { readAdvertisement } from "./build-vacancy.ts";
import { checkBoard } from "./check-board.ts";
import type { Draft } from "./draft-criteria.ts";
import { isAlike } from "./merge-drafts.ts";
import { questionVacancy } from "./question-vacancy.ts";

const NOTHING = { title: "", rows: [], set_aside: [], formalities: [] };

/** The board that a job description would be judged by, with what there is to ask or to say about it. */
export function previewVacancy(document: ReadOutcome): VacancyPreview {
  if (document.kind === "scanned")
    return askOnly(
      "scan",
      "Its pages are pictures. They are read when the screening starts, so the criteria show only then.",
    );
  if (document.kind === "unreadable") {
    const isEmpty = document.reason === "no_readable_text";
    return askOnly(isEmpty ? "no_text" : "unreadable", UNREADABLE_TEXT[document.reason]);
  }
  const { vacancy, drafts } = readAdvertisement(document.pages);
  const { title, set_aside, formalities, criteria } = vacancy;
  const checked = checkBoard(title, criteria);
  const rows = criteria.map((criterion, index) => {
    const { wording, importance, weight, required_years } = criterion;
    const notes = [...(checked.rows[index]?.notes ?? []), ...noteJoined(criterion, drafts)];
    return { wording, importance, weight, required_years, notes };
  });
  return { question: questionVacancy(vacancy), title, rows, set_aside, formalities };
}

function askOnly(kind: QuestionKind, text: string): VacancyPreview {
  return { ...NOTHING, question: { kind, text, understood: [] } };
}

/** Where the advertisement asks for one thing twice only the stronger wish becomes a row. */
function noteJoined({ kind, wording, importance }: Criterion, drafts: readonly Draft[]): RowNote[] {
  const isWished = drafts.some((draft) => draft.importance === "nice" && isAlike(draft.wording, wording));
  if (kind === "role" || importance === "nice" || !isWished) return [];
  const text = "The job description names it twice: as needed and as nice to have.";
  return [{ kind: "contradicts", text }];
}
