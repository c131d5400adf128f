import { QueryClientContext, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, use, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { AnalysisDialog } from "#features/analysis-progress/analysis-dialog.tsx";
import { CreateAccountPanel } from "#features/landing-upload/create-account-panel.tsx";
import { markTrialDone, type TrialRefusal } from "#features/landing-upload/trial-flags.ts";
import {
  forgetRunning,
  recallRunning,
  rememberRunning,
  rememberUnclaimed,
  type TrialUpload,
} from "#features/landing-upload/trial-upload.ts";
import { forgetSelection } from "#features/upload/selection-store.ts";
import { createQueryClient } from "#lib/api/query-client.ts";
import { useWideScreen } from "#lib/browser/use-media.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import type { FileOffer } from "./file-offer.ts";
import { TrialSelection } from "./trial-selection.tsx";
import { useTrialUpload } from "./use-trial-upload.ts";

interface TrialUploadPanelProps {
  /** There is nothing to take here any more, only the way to an account. */
  lock: TrialRefusal | undefined;
  offers: readonly FileOffer[];
  onTaken: (offer: FileOffer) => void;
  onSending: (isSending: boolean) => void;
  onRefused: (reason: TrialRefusal) => void;
}

export function TrialUploadPanel({ lock, ...props }: TrialUploadPanelProps) {
  return <Framed>{lock ? <CreateAccountPanel reason={lock} /> : <Panel {...props} />}</Framed>;
}

const ownQueries = createQueryClient();

/** On a first visit the landing page stands outside the frame of the app; for a visitor who comes back from the app it is inside. */
function Framed({ children }: { children: ReactNode }) {
  const hasFrame = use(QueryClientContext) !== undefined;
  const isWide = useWideScreen();
  if (hasFrame) return children;
  return (
    <QueryClientProvider client={ownQueries}>
      <Toaster isWide={isWide} />
      {children}
    </QueryClientProvider>
  );
}

function Panel({ offers, onTaken, onSending, onRefused }: Omit<TrialUploadPanelProps, "lock">) {
  const navigate = useNavigate();
  const [running, setRunning] = useState(recallRunning);
  const upload = useTrialUpload({
    onSending,
    onStarted: (started) => {
      rememberRunning(started);
      setRunning(started);
    },
    onRefused: (reason) => {
      if (reason === "trial_used") markTrialDone();
      onRefused(reason);
    },
  });

  // One at a time: each is added to a selection that the one before has changed.
  const next = offers[0];
  useEffect(() => {
    if (!next) return;
    upload.take(next);
    onTaken(next);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [next]);

  function end() {
    forgetRunning();
    setRunning(undefined);
  }

  function complete(done: TrialUpload) {
    forgetRunning();
    markTrialDone();
    rememberUnclaimed(done.uploadId);
    forgetSelection();
    void navigate("/book", { state: done });
  }

  return (
    <>
      <TrialSelection upload={upload} />
      {running && <AnalysisDialog uploadId={running.uploadId} onComplete={() => complete(running)} onEnd={end} />}
    </>
  );
}
