import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { markTrialDone, readEarlierTrial } from "#features/landing-upload/trial-flags.ts";
import { TrialUpload } from "#features/landing-upload/trial-upload.ts";
import { LeadForm } from "#features/lead/lead-form.tsx";
import { isPdf, type LeadDraft } from "#features/lead/lead-rules.ts";
import { type PdfPair, PdfPairFields } from "#features/lead/pdf-pair.tsx";
import type { ScreeningOrder } from "#features/lead/send-lead.ts";
import { ShortlistChoicePanel } from "#features/lead/shortlist-choice-panel.tsx";
import { DEFAULT_CHOICE } from "#features/lead/shortlist-options.ts";
import { useSendLead } from "#features/lead/use-send-lead.ts";
import { nameSome, plural } from "#lib/format.ts";
import { useSession } from "#lib/session/session.ts";
import { Page } from "#screens/shell/page.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { LeadDetour } from "./lead-detour.tsx";
import { useQuery } from "@tanstack/react-query";
import { analysisStatusQuery } from "#features/analysis-progress/analysis-status-query.ts";
import { FailedFiles } from "#features/analysis-progress/failed-files.tsx";
import type { UploadId } from "#shared/ids.ts";

const MESSAGE = "Your AI analysis is being processed.";

export function BookScreen() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const upload = TrialUpload.safeParse(state).data;
  const isVisitor = useSession().kind === "signed-out";
  const [earlier] = useState(readEarlierTrial);
  const [choice, setChoice] = useState(DEFAULT_CHOICE);
  const [pair, setPair] = useState<PdfPair>({ cv: undefined, jobDescription: undefined });
  const { send, isSending, deadEnd } = useSendLead((sent) => {
    const handed = { message: MESSAGE, ...sent };
    if (upload) return void navigate("/loading", { state: { ...handed, bulkUploadId: upload.uploadId } });
    if (isVisitor) markTrialDone();
    return void navigate("/success", { state: handed });
  });

  function submit(draft: LeadDraft) {
    const order: ScreeningOrder | undefined = upload
      ? { kind: "bulk", uploadId: upload.uploadId, choice }
      : orderOf(pair);
    if (order) return send({ draft, order });
    notify.failed("PDF files required", "Please upload exactly 2 PDF files (CV and job description)");
  }

  // Told before an address is asked for: the server would take it and then refuse the files.
  const isUsed = !upload && isVisitor && earlier === "done";

  return (
    <Page title="Get Candidate Scores">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-4">
          <h1 className="text-36 font-semibold text-balance">Get Candidate Scores</h1>
          <p className="text-18 text-ink-2">
            {upload
              ? "Tell us where the scores shall go."
              : "Send one CV and one job description, and tell us where the score shall go."}
          </p>
          {!upload && isVisitor && !isUsed && (
            <p className="text-14 text-ink-2">One screening in this browser, without an account and without a card.</p>
          )}
          {upload && <UploadedFiles upload={upload} />}
          {upload && <MeasuredFiles uploadId={upload.uploadId} />}
        </div>
        <div className="grid content-start gap-6 lg:col-span-8 lg:max-w-160">
          {isUsed ? (
            <LeadDetour reason="trial_used" hasUpload={false} />
          ) : (
            <LeadForm isSending={isSending} onSubmit={submit}>
              {!upload && <PdfPairFields pair={pair} disabled={isSending} onChange={setPair} />}
              {upload && upload.cvCount > 1 && (
                <ShortlistChoicePanel
                  choice={choice}
                  cvCount={upload.cvCount}
                  disabled={isSending}
                  onChange={setChoice}
                />
              )}
            </LeadForm>
          )}
          {deadEnd && <LeadDetour reason={deadEnd} hasUpload={upload !== undefined} />}
        </div>
      </div>
    </Page>
  );
}

function orderOf({ cv, jobDescription }: PdfPair): ScreeningOrder | undefined {
  if (!cv || !jobDescription || !isPdf(cv) || !isPdf(jobDescription)) return undefined;
  return { kind: "pair", cv, jobDescription };
}

function UploadedFiles({ upload }: { upload: TrialUpload }) {
  const { cvCount, uploadedFiles } = upload;
  return (
    <dl aria-label="Uploaded files" className="grid gap-4 border-t border-line pt-4 text-14">
      <div className="grid gap-0.5">
        <dt className="font-semibold">{plural(cvCount, "CV")}</dt>
        {uploadedFiles && <dd className="wrap-anywhere text-ink-2">{nameSome(uploadedFiles.cvs)}</dd>}
      </div>
      <div className="grid gap-0.5">
        <dt className="font-semibold">1 job description</dt>
        {uploadedFiles && <dd className="wrap-anywhere text-ink-2">{uploadedFiles.jobDescription}</dd>}
      </div>
    </dl>
  );
}

/** How many CVs have a score, and those that could be tried again. */
function MeasuredFiles({ uploadId }: { uploadId: UploadId }) {
  const { data: status } = useQuery(analysisStatusQuery(uploadId));
  if (!status) return null;
  return (
    <div className="grid gap-3">
      <p className="text-14 font-semibold">
        {status.scores.length} of {plural(status.total, "CV")} measured
      </p>
      <FailedFiles uploadId={uploadId} failed={status.failed} />
    </div>
  );
}
