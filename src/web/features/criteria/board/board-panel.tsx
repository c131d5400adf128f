import { errorText } from "#lib/api/error-text.ts";
import type { BoardChoice } from "#shared/vacancies/board.ts";
import { PreviewedBoard } from "#features/criteria/previewed-board.tsx";
import { useVacancyPreview } from "#features/criteria/use-vacancy-preview.ts";

export interface BoardPanelProps {
  jobDescription: File;
  disabled: boolean;
  onChoice: (choice: BoardChoice) => void;
}

/** What a job description asks for, before anybody is judged by it. A recruiter who takes it as it is has nothing to do here. */
export function BoardPanel({ jobDescription, disabled, onChoice }: BoardPanelProps) {
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
      onChoice={onChoice}
    />
  );
}
