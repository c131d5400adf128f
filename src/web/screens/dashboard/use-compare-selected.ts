import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { idsOf, type Marked } from "#features/candidates/use-exports.ts";
import { comparePath } from "#lib/compare-address.ts";
import { notify } from "#ui/overlay/toaster.tsx";

export function useCompareSelected(marked: Marked) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => idsOf(marked, client),
    onSuccess: (ids) => void navigate(comparePath(ids)),
    onError: () => notify.failed("Error", "The selected candidates could not be listed. Please try again."),
  });
}
