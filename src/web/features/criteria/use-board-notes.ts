import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#lib/api/api-client.ts";
import { useDelayed } from "#lib/browser/use-delayed.ts";
import type { BoardCheck, RowNote } from "#shared/vacancies/board.ts";
import { type Rows, toBoard } from "./edit-board.ts";

const PAUSE_MS = 350;

type Notes = ReadonlyMap<string, readonly RowNote[]>;
interface Checked extends BoardCheck {
  ids: string[];
}

/** What there is to say about the rows, asked again when somebody who changes them makes a pause. */
export function useBoardNotes(title: string, first: Notes) {
  const [asked, setAsked] = useState<Rows>();
  const ask = useDelayed<Rows>({ kind: "debounce", ms: PAUSE_MS }, setAsked);
  const { data } = useQuery({
    queryKey: ["board-check", title, asked],
    enabled: asked !== undefined && asked.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Checked> => {
      const rows = (asked ?? []).filter(({ wording }) => wording.trim().length > 1);
      const check = await call("checkBoard", { body: { title, board: toBoard(rows) } }, { signal });
      return { ...check, ids: rows.map(({ id }) => id) };
    },
  });
  return { notes: data === undefined ? first : notesOf(data), ask };
}

const notesOf = ({ ids, rows }: Checked): Notes => new Map(ids.map((id, index) => [id, rows[index]?.notes ?? []]));
