import { useQuery } from "@tanstack/react-query";
import type { RefCallback } from "react";
import { errorText } from "#lib/api/error-text.ts";
import type { BoardChoice } from "#shared/vacancies/board.ts";
import { PreviewedBoard } from "#features/criteria/previewed-board.tsx";
import { call } from "#lib/api/api-client.ts";

export interface BoardPanelProps {
  jobDescription: File;
  disabled: boolean;
  choice: RefCallback<BoardChoice>;
}

/** What a job description asks for, before anybody is judged by it. A recruiter who takes it as it is has nothing to do here. */
export function BoardPanel({ jobDescription, disabled, choice }: BoardPanelProps) {
  const preview = useVacancyPreview(jobDescription);
  if (preview.isPending) return <p className="text-14 text-ink-2">Reading the job description…</p>;
  if (preview.isError) {
    return (
      <p className="text-14 text-ink-2">
        The criteria cannot be shown in advance; they are read when you start. {errorText(preview.error)}
      </p>
    );
  }
  return (
    <PreviewedBoard
      key={preview.dataUpdatedAt}
      preview={preview.data}
      fileName={jobDescription.name}
      disabled={disabled}
      choice={choice}
    />
  );
}

/** Asked once for a file: the answer can only change with it. */
function useVacancyPreview(file: File) {
  return useQuery({
    queryKey: ["vacancy-preview", file.name, file.size, file.lastModified],
    queryFn: ({ signal }) => {
      const headers = { "X-File-Name": encodeURIComponent(file.name), "Content-Type": "application/octet-stream" };
      return call("previewVacancy", {}, { file, headers, signal });
    },
    staleTime: Infinity,
  });
}
