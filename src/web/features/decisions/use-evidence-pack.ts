import { useMutation } from "@tanstack/react-query";
import { fetchAsUser } from "#lib/api/api-client.ts";
import { pathOf } from "#shared/api-call.ts";
import { errorText } from "#lib/api/error-text.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { api } from "#shared/api.ts";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { notify } from "#ui/overlay/toaster.tsx";

/** The whole record of one candidate as a file, for an auditor or for the candidate. */
export function useEvidencePack(candidate: Candidate) {
  const { id } = candidate;
  return useMutation({
    mutationFn: async (form: "pdf" | "json") => {
      const response = await fetchAsUser(pathOf(api.downloadEvidence, { params: { id }, query: { form } }), {});
      saveFile(await response.blob(), `${callCandidate(candidate)} evidence pack.${form}`);
    },
    onSuccess: () => notify.done("Download Started", "The file is on its way to your downloads."),
    onError: (error) => notify.failed("Download Failed", errorText(error)),
  });
}
