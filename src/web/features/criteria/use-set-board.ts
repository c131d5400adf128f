import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "#lib/api/api-client.ts";
import { errorText, hasCode } from "#lib/api/error-text.ts";
import { candidatesKey, criteriaQuery, uploadKey } from "#lib/api/screening-queries.ts";
import type { CriteriaList } from "#shared/vacancies/criteria.ts";
import type { UploadId } from "#shared/ids.ts";
import { type Rows, toBoard } from "./edit-board.ts";

const setBoardKey = (id: UploadId) => ["set board", id] as const;

/**
 * Sets the board as it stands on the screen. One call after the other, each from the version that the one before it made. A
 * refusal reads the board again: what somebody else has set meanwhile is shown, and nothing is overwritten.
 */
export function useSetBoard(id: UploadId, first: CriteriaList, onSet: (version: number) => void) {
  const queries = useQueryClient();
  const version = useRef(first.version);
  const keys = useRef(new Map(first.criteria.map(({ key }) => [key, key])));
  return useMutation({
    mutationKey: setBoardKey(id),
    scope: { id: `criteria ${id}` },
    mutationFn: (rows: Rows) =>
      call("setBoard", { params: { id }, body: { version: version.current, rows: toKeyedRows(rows, keys.current) } }),
    onSuccess: async (list, rows) => {
      version.current = list.version;
      for (const [at, row] of listSet(rows).entries()) keys.current.set(row.id, list.criteria[at]?.key ?? row.id);
      const { queryKey } = criteriaQuery(id);
      // A read that left before the change would show the former board as one that another tab has set.
      await queries.cancelQueries({ queryKey });
      onSet(list.version);
      queries.setQueryData(queryKey, list);
      return queries.invalidateQueries({ queryKey: candidatesKey });
    },
    onError: () => queries.invalidateQueries({ queryKey: uploadKey }),
  });
}

export function useIsSettingBoard(id: UploadId): boolean {
  return useIsMutating({ mutationKey: setBoardKey(id) }) > 0;
}

/** The server says which words it refused, and which version is newer. */
export function boardErrorText(error: unknown): string {
  return hasCode(error, "protected_trait", "board_changed", "only_weights") ? error.message : errorText(error);
}

function toKeyedRows(rows: Rows, keys: ReadonlyMap<string, string>) {
  return listSet(rows).flatMap((row) => {
    const key = keys.get(row.id);
    return toBoard([row]).map((set) => Object.assign(set, key !== undefined && { key }));
  });
}

/** A row whose words were deleted is not sent. */
const listSet = (rows: Rows): Rows => rows.filter((row) => toBoard([row]).length > 0);
