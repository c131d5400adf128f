import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "#lib/api/api-error.ts";
import { errorText } from "#lib/api/error-text.ts";
import type { UploadId } from "#shared/ids.ts";
import type { AnalysisStatus, ScannedPage, Stage } from "#shared/screening/progress.ts";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { showDesktopNotice } from "./desktop-notice.ts";
import { analysisStatusQuery } from "./analysis-status-query.ts";
import { ArrivingRuler } from "./arriving-ruler.tsx";
import { CancelControl } from "./cancel-control.tsx";
import { FailedFiles } from "./failed-files.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { SimulatedProgress } from "./simulated-progress.tsx";
import { describeEnd } from "./describe-end.ts";
import { NotifyWhenDone } from "./notify-when-done.tsx";
import { STAGE_MESSAGE_MS } from "#shared/limits.ts";
import { useTicks } from "./use-ticks.ts";

interface AnalysisDialogProps {
  uploadId: UploadId;
  onComplete: () => void;
  /** Cancelled or failed: the person stays where they are. */
  onEnd: () => void;
}

export function AnalysisDialog({ uploadId, onComplete, onEnd }: AnalysisDialogProps) {
  const { data: status, error } = useQuery(analysisStatusQuery(uploadId));
  const [isAwaited, setAwaited] = useState(false);
  const outcome = outcomeOf(status, error);
  useTabTitle(status ? `${status.percent}% · Analysing CVs` : "Analysing CVs");
  const left = status && status.total > 0 ? status.total - status.current : undefined;

  useEffect(() => {
    if (outcome === "running") return;
    if (isAwaited) notifyDesktop(outcome, status);
    if (outcome === "complete") return onComplete();
    if (outcome !== "cancelled") notify.failed("Analysis Failed", outcome.reason);
    onEnd();
    // The callbacks are new with every render of the screen; only a new outcome is news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typeof outcome === "string" ? outcome : outcome.reason]);

  return (
    <Dialog title="Analysing CVs…" description={<StageMessage stage={status?.stage} page={status?.page} />}>
      <ArrivingRuler scores={status?.scores ?? []} />
      {status ? <ProgressLine {...figuresOf(status)} /> : <SimulatedProgress />}
      <output className="text-14 text-low empty:hidden">
        {error && "The connection was lost. The analysis continues; trying to reach it…"}
      </output>
      <FailedFiles uploadId={uploadId} failed={status?.failed ?? []} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <NotifyWhenDone uploadId={uploadId} isAwaited={isAwaited} onAwait={() => setAwaited(true)} />
        <CancelControl uploadId={uploadId} left={left} onCancelled={onEnd} />
      </div>
    </Dialog>
  );
}

function figuresOf({ percent, filename, page, current, total }: AnalysisStatus) {
  const unnamed = page === null ? "Between two files" : "The job description";
  return { percent, caption: filename ?? unnamed, count: total > 0 ? `${current} of ${total}` : undefined };
}

type Outcome = "running" | "complete" | "cancelled" | { reason: string };

/** For somebody who works in another tab or window. */
function notifyDesktop(outcome: Outcome, status: AnalysisStatus | undefined) {
  if (typeof outcome !== "string") showDesktopNotice("Analysis Failed", outcome.reason);
  if (outcome !== "complete" || !status) return;
  const { title, words } = describeEnd(status);
  showDesktopNotice(title, words);
}

/** A lost connection is waited out; an upload that is gone, or a run that reports an error, has ended. */
function outcomeOf(status: AnalysisStatus | undefined, error: Error | null): Outcome {
  if (status?.error) return { reason: status.error };
  if (status && status.percent >= 100) return "complete";
  // From another tab, or by this one's own button.
  if (status?.status === "cancelled") return "cancelled";
  const isGone = error instanceof ApiError && error.code === "not_found";
  return isGone ? { reason: errorText(error) } : "running";
}

/** Progress that can be read from another tab. The page's own title comes back, unless a new page has set its own. */
function useTabTitle(title: string) {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}

const WAITING = ["Preparing the files…", "Waiting for the first result…"];

/** Only what is happening: each stage has its own sentences and no others. */
const MESSAGES: Record<Stage, string[]> = {
  parsing: ["Reading resumes…", "Setting hidden text aside…"],
  ocr: ["Reading scanned pages…"],
  extracting: ["Finding roles, dates and skills…", "Setting name, age and gender aside…"],
  matching: ["Comparing with the job description…", "Looking for evidence…"],
  scoring: ["Scoring matches…", "Measuring everyone with the same ruler…"],
  finalizing: ["Generating insights…", "Ranking the shortlist…"],
};

function StageMessage({ stage, page }: { stage: Stage | undefined; page: ScannedPage | null | undefined }) {
  const turn = useTicks(STAGE_MESSAGE_MS);
  if (stage === "ocr" && page) return <span>{`Reading scanned page ${page.number} of ${page.of}…`}</span>;
  const messages = stage ? MESSAGES[stage] : WAITING;
  return <span>{messages[turn % messages.length]}</span>;
}
