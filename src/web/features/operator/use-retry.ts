import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { plural } from "#lib/format.ts";
import type { RetryRequest } from "#shared/operations/operations.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import { operationsQuery } from "./operations-query.ts";

export function useRetry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: RetryRequest) => call("retryParked", { body: request }),
    onSuccess: ({ retried, left }, { kind }) => {
      const what = plural(retried, kind === "mail" ? "mail" : "task");
      const rest =
        left > 0 ? `${plural(left, "task")} could not be: no longer parked, or no screening left.` : undefined;
      notify.done(`Trying ${what} again`, rest);
    },
    onError: (error) => notify.failed("Not retried", errorText(error)),
    onSettled: () => queries.invalidateQueries(operationsQuery()),
  });
}
