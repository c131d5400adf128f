import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { formatDay } from "#lib/format.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { boardsQuery } from "#lib/api/screening-queries.ts";
import { useSession } from "#lib/session/session.ts";
import { readBoardFile, writeBoardFile } from "#shared/vacancies/board-file.ts";
import { BOARD_TEMPLATES } from "#shared/vacancies/board-templates.ts";
import type { BoardRow } from "#shared/vacancies/board.ts";
import type { SavedBoard } from "#shared/vacancies/criteria.ts";
import type { UploadId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { FileField } from "#ui/form/file-field.tsx";
import { Select } from "#ui/form/select.tsx";
import { toRows } from "./board-rows.ts";
import { type Rows, toBoard } from "#features/criteria/edit-board.ts";

interface BoardSourcesProps {
  title: string | null;
  rows: Rows;
  /** The upload whose own board this is. */
  except?: UploadId;
  disabled?: boolean;
  onTake: (rows: Rows) => void;
}

const MAX_FILE_CHARACTERS = 100_000;

/** Where a board can come from, and where it can go to: an earlier vacancy, a template, a file. Taking one replaces all rows. */
export function BoardSources({ title, rows, except, disabled = false, onTake }: BoardSourcesProps) {
  const isSignedIn = useSession().kind === "signed-in";
  const boards = useQuery({ ...boardsQuery(), enabled: isSignedIn });
  const [error, setError] = useState<string>();
  const sources = listSources(boards.data ?? [], except);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    const read = file.size > MAX_FILE_CHARACTERS ? undefined : readBoardFile(await file.text());
    setError(read === undefined ? "This file holds no criteria. Choose one that was exported here." : undefined);
    if (read !== undefined) onTake(toRows(read));
  }

  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-start">
      <div className="grid gap-1.5">
        <span className="text-14 font-medium">Take over other criteria</span>
        <Select
          label="Take over other criteria"
          value=""
          disabled={disabled}
          options={[{ value: "", label: "Choose..." }, ...sources]}
          onChange={(value) => {
            const chosen = sources.find((source) => source.value === value);
            if (chosen !== undefined) onTake(toRows(chosen.rows));
          }}
        />
      </div>
      <FileField
        label="Import from a file"
        hint="A JSON file that was exported here."
        error={error}
        accept=".json,application/json"
        disabled={disabled}
        onChosen={([file]) => void take(file)}
      />
      <Button
        className="sm:mt-6"
        onClick={() => saveFile(asFile(title, rows), `criteria-${(title ?? "board").replaceAll(/\W+/gu, "-")}.json`)}
      >
        <Download size={16} aria-hidden />
        Export criteria
      </Button>
    </div>
  );
}

interface Source {
  value: string;
  label: string;
  rows: readonly BoardRow[];
}

function listSources(boards: readonly SavedBoard[], except: UploadId | undefined): Source[] {
  const earlier = boards
    .filter(({ upload_id, rows }) => upload_id !== except && rows.length > 0)
    .map(({ upload_id, title, created_at, rows }) => ({
      value: upload_id,
      label: `Your vacancy: ${title || "Untitled"}, ${formatDay(created_at)}`,
      rows,
    }));
  const templates = BOARD_TEMPLATES.map(({ trade, rows }) => ({ value: trade, label: `Template: ${trade}`, rows }));
  return [...earlier, ...templates];
}

function asFile(title: string | null, rows: Rows): Blob {
  return new Blob([writeBoardFile(title, toBoard(rows))], { type: "application/json" });
}
