import { BoardPanel } from "#features/criteria/board/board-panel.tsx";
import { ChosenFiles, SelectionCounts, SendingProgress } from "#features/upload/chosen-files.tsx";
import { trackChoice } from "#lib/analytics/analytics.ts";
import { FREE_SCREENINGS } from "#shared/billing/prices.ts";
import { Button } from "#ui/button.tsx";
import type { useTrialUpload } from "./use-trial-upload.ts";

const START = "See Your Shortlist in Minutes";

export function TrialSelection({ upload }: { upload: ReturnType<typeof useTrialUpload> }) {
  const { selection, percent, isSending, isReading, hasFailed, start } = upload;
  const { cvs, jobDescription } = selection;
  function begin(vacancy: File) {
    trackChoice({ contentId: START, location: "hero" });
    start(vacancy);
  }
  return (
    <div className="grid gap-4">
      <SelectionCounts selection={selection} />
      <ChosenFiles
        label="Job description"
        files={jobDescription ? [jobDescription] : []}
        disabled={isSending}
        onRemove={upload.removeJobDescription}
      />
      <ChosenFiles label="CVs" files={cvs} disabled={isSending} onRemove={upload.removeCv} onClear={upload.clearCvs} />
      {jobDescription && (
        <BoardPanel
          key={`${jobDescription.name}-${jobDescription.lastModified}`}
          jobDescription={jobDescription}
          disabled={isSending}
          choice={upload.holdChoice}
        />
      )}
      {cvs.length > FREE_SCREENINGS && (
        <p className="text-14 text-ink-2">
          The trial screens all {cvs.length}. A free account keeps the best {FREE_SCREENINGS}; the others wait, locked,
          for Pro.
        </p>
      )}
      {isSending && <SendingProgress percent={percent} />}
      {cvs.length > 0 && jobDescription && (
        <Button variant="primary" size="large" disabled={isSending || isReading} onClick={() => begin(jobDescription)}>
          {isSending ? "Uploading…" : START}
        </Button>
      )}
      {hasFailed && <p className="text-14 text-ink-2">Your files are still chosen. You can try again.</p>}
    </div>
  );
}
