import type { BoardChange, CriteriaList } from "#shared/vacancies/criteria.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import { changeBoard } from "./change-board.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { resolveRows } from "./resolve-rows.ts";

/** The whole board as one call. Undo is setting the rows of an earlier version. */
export async function setBoard(
  deps: CommandDeps,
  ownerId: UserId,
  id: UploadId,
  { version, rows }: BoardChange,
): Promise<CriteriaList> {
  return changeBoard(deps, ownerId, id, { from: version, rows: ({ known, title }) => resolveRows(rows, known, title) });
}
