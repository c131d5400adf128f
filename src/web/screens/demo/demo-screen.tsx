import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { AnalysisDialog } from "#features/analysis-progress/analysis-dialog.tsx";
import { planKey } from "#lib/api/account-queries.ts";
import { writeListAddress } from "#lib/list-address.ts";
import { latestUploadQuery } from "#lib/api/screening-queries.ts";
import type { FinishedState } from "#screens/dashboard/finished-notice.tsx";
import { Page } from "#screens/shell/page.tsx";
import type { UploadId } from "#shared/ids.ts";
import { PlannedUpload } from "./planned-upload.tsx";

export function DemoScreen() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const latest = useQuery(latestUploadQuery());
  const [watchedId, setWatchedId] = useState<UploadId>();
  const [endedId, setEndedId] = useState<UploadId>();

  // The latest upload is the one that runs, whether it was started here or before a reload. Seen running once, it is
  // watched to its end: the announcement that it is done often comes before the figure that says 100.
  const analyzingId = latest.data?.status === "analyzing" ? latest.data.id : undefined;
  if (analyzingId && analyzingId !== watchedId && analyzingId !== endedId) setWatchedId(analyzingId);
  const shownId = watchedId === endedId ? undefined : watchedId;

  // CVs that could not be read, or were not read before a cancel, have given their unit back.
  const countAgain = () => void queries.invalidateQueries({ queryKey: planKey });

  function end(id: UploadId) {
    countAgain();
    setEndedId(id);
  }
  // What a first look shows stands beside the board that can be changed.
  const isFirstLook = latest.data?.id === shownId && latest.data?.first_look !== null;

  function lead(id: UploadId) {
    countAgain();
    queries.setQueryData(
      latestUploadQuery().queryKey,
      (upload) => upload && { ...upload, status: "completed" as const },
    );
    if (isFirstLook) return void navigate(`/shortlist?bulk_upload_id=${id}`);
    // This vacancy, the best first.
    const filter = latest.data?.id === id && latest.data.job_id !== null ? { job_id: latest.data.job_id } : {};
    const search = writeListAddress({ filter, order: "score.desc", isGrouped: false }).toString();
    return void navigate(`/dashboard?${search}`, { state: { finishedUploadId: id } satisfies FinishedState });
  }

  return (
    <Page title="Try AI Screening">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-4">
          <h1 className="text-36 font-semibold">Try AI Screening</h1>
          <p className="text-18 text-ink-2">
            Add the CVs and one job description. Everyone is measured against the same criteria, and every score shows
            the words it rests on.
          </p>
          <p className="border-t border-line pt-4 text-14 text-ink-2">
            Name, age and gender are set aside before a CV is judged. The result is a suggestion: you decide.
          </p>
        </div>
        <div className="lg:col-span-8">
          <PlannedUpload onStarted={(upload) => setWatchedId(upload.id)} />
        </div>
      </div>
      {shownId && (
        <AnalysisDialog key={shownId} uploadId={shownId} onComplete={() => lead(shownId)} onEnd={() => end(shownId)} />
      )}
    </Page>
  );
}
