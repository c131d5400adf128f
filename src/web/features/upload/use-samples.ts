import { useMutation } from "@tanstack/react-query";
import { errorText } from "#lib/api/error-text.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import { ApiError } from "#lib/api/api-error.ts";
import type { Selection } from "./accept-files.ts";
import jobDescriptionAddress from "./samples/job-description-data-analyst.pdf?url";

const CV_ADDRESSES = import.meta.glob<string>("./samples/cvs/*.pdf", { query: "?url", import: "default", eager: true });

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

/** Invented CVs and a vacancy that come with the product, as if they had been chosen from a disk. */
async function loadSamples(): Promise<Selection> {
  const [jobDescription, ...cvs] = await Promise.all([
    fetchPdf("job-description-data-analyst.pdf", jobDescriptionAddress),
    ...Object.entries(CV_ADDRESSES).map(([path, address]) => fetchPdf(path.slice(path.lastIndexOf("/") + 1), address)),
  ]);
  return { cvs, jobDescription };
}

async function fetchPdf(name: string, address: string): Promise<File> {
  const response = await fetchFile(address);
  if (!response.ok) throw new ApiError("not_found");
  return new File([await response.blob()], name, { type: "application/pdf", lastModified: 0 });
}

async function fetchFile(address: string) {
  try {
    return await fetch(address);
  } catch (error) {
    throw new ApiError("network", { cause: error });
  }
}
