import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { errorText, hasCode } from "#lib/api/error-text.ts";
import { candidatesKey, criteriaQuery, uploadKey } from "#lib/api/screening-queries.ts";
import type { ProposedWeight } from "#shared/candidates/agreement.ts";
import type { UploadId } from "#shared/ids.ts";
import { notify } from "#ui/overlay/toaster.tsx";

const UNDO_MS = 12_000;

interface Setting {
  version: number;
  rows: readonly ProposedWeight[];
  /** The present ones again, where a proposal that was taken is undone. */
  which: "weight" | "proposed";
}

/** A proposal becomes the next version of the board; a board that was changed meanwhile stays, and the proposal is made anew. */
export function useTakeWeights(id: UploadId) {
  const queries = useQueryClient();
  const setting = useMutation({
    scope: { id: `criteria ${id}` },
    mutationFn: ({ version, rows, which }: Setting) =>
      call("setBoard", {
        params: { id },
        body: {
          version,
          rows: rows.map((row) => {
            const { key, wording, importance, required_years } = row;
            return { key, wording, importance, required_years, weight: row[which] };
          }),
        },
      }),
    onSuccess: async (list, { rows, which }) => {
      queries.setQueryData(criteriaQuery(id).queryKey, list);
      await queries.invalidateQueries({ queryKey: candidatesKey });
      if (which === "weight") notify.done("Weights as before", `The board is at version ${list.version}.`);
      else offerUndo(list.version, rows);
    },
    onError: async (error) => {
      for (const queryKey of [uploadKey, candidatesKey]) await queries.invalidateQueries({ queryKey });
      notify.failed(
        "The weights stay as they were",
        hasCode(error, "board_changed") ? error.message : errorText(error),
      );
    },
  });
  const offerUndo = (version: number, rows: readonly ProposedWeight[]) =>
    void notify.offer("Weights taken", `Everybody is ranked again. The board is at version ${version}.`, {
      label: "Undo",
      ms: UNDO_MS,
      onAction: () => setting.mutate({ version, rows, which: "weight" }),
    });
  return setting;
}
