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

function useDownload<Choice = void>(fileOf: (choice: Choice) => { path: string; name: string }) {
  return useMutation({
    mutationFn: async (choice: Choice) => {
      const { path, name } = fileOf(choice);
      const response = await fetchAsUser(path, {});
      saveFile(await response.blob(), name);
    },
    onSuccess: notifyStart,
    onError: (error) => notify.failed("Download Failed", errorText(error)),
  });
}

export function usePdfReport(candidate: Candidate) {
  return useDownload((questions: "all" | "first") => ({
    path: pathOf(api.downloadReport, { params: { id: candidate.id }, query: { questions } }),
    name: `${callCandidate(candidate)} report.pdf`,
  }));
}

/** The whole record of one candidate as a file, for an auditor or for the candidate. */
export function useEvidencePack(candidate: Candidate) {
  return useDownload((form: "pdf" | "json") => ({
    path: pathOf(api.downloadEvidence, { params: { id: candidate.id }, query: { form } }),
    name: `${callCandidate(candidate)} evidence pack.${form}`,
  }));
}

export function useOriginalFile({ cv_file_path, file_name }: Candidate) {
  return useDownload(() => ({
    path: pathOf(api.fetchFile, { params: { bucket: "cv-uploads", path: cv_file_path } }),
    name: file_name,
  }));
}

export function saveTextReport(candidate: Candidate, vacancy: ReportedVacancy) {
  const text = new Blob([writeCompleteReport(candidate, vacancy)], { type: "text/plain;charset=utf-8" });
  saveFile(text, `${callCandidate(candidate)} report.txt`);
  notifyStart();
}
