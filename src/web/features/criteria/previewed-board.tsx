import { lazy, type RefCallback, Suspense, useImperativeHandle, useState } from "react";
import { plural } from "#lib/format.ts";
import type { BoardChoice, VacancyPreview } from "#shared/vacancies/board.ts";
import type { SetAside } from "#shared/vacancies/vacancy.ts";
import { Button } from "#ui/button.tsx";
import { BoardEditor } from "./board/board-editor.tsx";
import { BoardSummary } from "./board/board-summary.tsx";
import { toBoard } from "./edit-board.ts";
import { FormalitiesNotice } from "./formalities-notice.tsx";
import { QuestionNotice } from "./question-notice.tsx";
import { useBoard } from "./use-board.ts";
import { useBoardNotes } from "./use-board-notes.ts";

// The landing page shows boards, too, and has no room for what few people there open.
const BoardSources = lazy(async () => ({ default: (await import("./board/board-sources.tsx")).BoardSources }));

interface PreviewedBoardProps {
  preview: VacancyPreview;
  fileName: string;
  disabled: boolean;
  /** What is decided here, for the form that starts the screening. */
  choice: RefCallback<BoardChoice>;
}

export function PreviewedBoard({ preview, fileName, disabled, choice }: PreviewedBoardProps) {
  const { question, title, set_aside, formalities } = preview;
  const [{ first, firstNotes }] = useState(() => nameRows(preview.rows));
  const { notes, ask } = useBoardNotes(title, firstNotes);
  const board = useBoard(first, ask);
  const [isEditing, setEditing] = useState(false);
  const [isAccepted, setAccepted] = useState(question === null || question.kind === "scan");
  const isRefused = board.rows.some(({ id }) => notes.get(id)?.some(({ kind }) => kind === "protected"));
  const obstacle = findObstacle({
    isAccepted,
    isRefused,
    isEmpty: board.isChanged && toBoard(board.rows).length === 0,
  });

  const chosen = board.isChanged ? board.rows : undefined;
  useImperativeHandle(choice, () => ({ board: chosen && toBoard(chosen), obstacle }), [chosen, obstacle]);

  return (
    <section aria-label="What counts" className="grid gap-3 border-t-2 border-ink pt-3">
      {question && (
        <QuestionNotice
          question={question}
          fileName={fileName}
          isAccepted={isAccepted}
          onAccept={() => setAccepted(true)}
        />
      )}
      {isAccepted && (board.rows.length > 0 || board.isChanged) && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 className="text-16 font-semibold">
              What counts{title && ` for ${title}`}: {plural(toBoard(board.rows).length, "criterion", "criteria")}
            </h2>
            <Button size="small" disabled={disabled} aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
              {isEditing ? "Done" : "Change the criteria"}
            </Button>
          </div>
          {isEditing && (
            <Suspense>
              <BoardSources title={title} rows={board.rows} disabled={disabled} onTake={board.change} />
            </Suspense>
          )}
          {isEditing ? (
            <BoardEditor
              rows={board.rows}
              notes={notes}
              disabled={disabled}
              onChange={board.change}
              onUndo={board.undo}
              actions={
                <Button size="small" variant="quiet" disabled={!board.isChanged} onClick={board.reset}>
                  As in the job description
                </Button>
              }
            />
          ) : (
            <BoardSummary rows={board.rows} notes={notes} />
          )}
          <SetAsideRows setAside={set_aside} />
          <FormalitiesNotice formalities={formalities} />
        </>
      )}
    </section>
  );
}

/** Each row gets the name that it keeps on the board. */
function nameRows(rows: VacancyPreview["rows"]) {
  const named = rows.map((row, index) => ({ id: `r${index + 1}`, ...row }));
  const first = named.map(({ id, wording, importance, weight, required_years }) => {
    return { id, wording, importance, weight, required_years };
  });
  return { first, firstNotes: new Map(named.map(({ id, notes }) => [id, notes])) };
}

/** Why the screening should not start yet, in words for the user who presses the button. */
function findObstacle(board: { isAccepted: boolean; isRefused: boolean; isEmpty: boolean }): string | undefined {
  if (!board.isAccepted) return "Please answer the question about the job description first.";
  if (board.isEmpty) return "Please add at least one criterion, or put them back as in the job description.";
  return board.isRefused ? "One of the criteria is not allowed. Please change or remove it." : undefined;
}

/** Wishes of the job description by which nobody will be judged, and why. */
function SetAsideRows({ setAside }: { setAside: readonly SetAside[] }) {
  if (setAside.length === 0) return null;
  return (
    <div className="text-14">
      <h3 className="font-medium">Set aside, because nobody may be chosen by it</h3>
      <ul className="text-ink-2">
        {setAside.map(({ wording, trait }) => (
          <li key={`${trait} ${wording}`}>
            “{wording}” ({trait})
          </li>
        ))}
      </ul>
    </div>
  );
}
