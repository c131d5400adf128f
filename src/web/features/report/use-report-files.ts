import { useMutation } from "@tanstack/react-query";
import { fetchAsUser } from "#lib/api/api-client.ts";
import { pathOf } from "#shared/api-call.ts";
import { errorText } from "#lib/api/error-text.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { api } from "#shared/api.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import { type ReportedVacancy, writeCompleteReport } from "#shared/reports/text-report.ts";
import { notify } from "#ui/overlay/toaster.tsx";

const notifyStart = () => notify.done("Download Started", "The file is on its way to your downloads.");
const notifyFailure = (error: unknown) => notify.failed("Download Failed", errorText(error));

export function usePdfReport(candidate: Candidate) {
  const { id } = candidate;
  return useMutation({
    mutationFn: async (questions: "all" | "first") => {
      const response = await fetchAsUser(pathOf(api.downloadReport, { params: { id }, query: { questions } }), {});
      saveFile(await response.blob(), `${callCandidate(candidate)} report.pdf`);
    },
    onSuccess: notifyStart,
    onError: notifyFailure,
  });
}

export function useOriginalFile({ cv_file_path, file_name }: Candidate) {
  return useMutation({
    mutationFn: async () => {
      const path = pathOf(api.fetchFile, { params: { bucket: "cv-uploads", path: cv_file_path } });
      const response = await fetchAsUser(path, {});
      saveFile(await response.blob(), file_name);
    },
    onSuccess: notifyStart,
    onError: notifyFailure,
  });
}

export function saveTextReport(candidate: Candidate, vacancy: ReportedVacancy) {
  const text = new Blob([writeCompleteReport(candidate, vacancy)], { type: "text/plain;charset=utf-8" });
  saveFile(text, `${callCandidate(candidate)} report.txt`);
  notifyStart();
}
