import { useMutation } from "@tanstack/react-query";
import { fetchAsUser, pathOf } from "#lib/api-client.ts";
import { errorText } from "#lib/error-text.ts";
import { saveFile } from "#lib/save-file.ts";
import { api } from "#shared/api.ts";
import type { Candidate } from "#shared/candidate.ts";
import { callCandidate } from "#shared/call-candidate.ts";
import { type ReportedVacancy, writeCompleteReport } from "#shared/text-report.ts";
import { notify } from "#ui/toaster.tsx";

const tellStart = () => notify.done("Download Started", "The file is on its way to your downloads.");
const tellFailure = (error: unknown) => notify.failed("Download Failed", errorText(error));

export function usePdfReport(candidate: Candidate) {
  const { id } = candidate;
  return useMutation({
    mutationFn: async (questions: "all" | "first") => {
      const response = await fetchAsUser(pathOf(api.downloadReport, { params: { id }, query: { questions } }), {});
      saveFile(await response.blob(), `${callCandidate(candidate)} report.pdf`);
    },
    onSuccess: tellStart,
    onError: tellFailure,
  });
}

export function useOriginalFile({ cv_file_path, file_name }: Candidate) {
  return useMutation({
    mutationFn: async () => {
      const path = pathOf(api.fetchFile, { params: { bucket: "cv-uploads", path: cv_file_path } });
      const response = await fetchAsUser(path, {});
      saveFile(await response.blob(), file_name);
    },
    onSuccess: tellStart,
    onError: tellFailure,
  });
}

export function saveTextReport(candidate: Candidate, vacancy: ReportedVacancy) {
  const text = new Blob([writeCompleteReport(candidate, vacancy)], { type: "text/plain;charset=utf-8" });
  saveFile(text, `${callCandidate(candidate)} report.txt`);
  tellStart();
}
