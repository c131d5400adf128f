import { useMutation } from "@tanstack/react-query";
import { errorText } from "#lib/api/error-text.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import type { Selection } from "./accept-files.ts";
import { loadSamples } from "./load-samples.ts";

export function useSamples(select: (samples: Selection) => void) {
  const samples = useMutation({
    mutationFn: loadSamples,
    onSuccess: select,
    onError: (error) => notify.failed("The samples could not be loaded", errorText(error)),
  });
  return {
    isLoadingSamples: samples.isPending,
    trySamples: (onLoaded: () => void) => samples.mutate(undefined, { onSuccess: onLoaded }),
  };
}
