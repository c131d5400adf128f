import { Files, FileText } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { EarlierTrial, TrialRefusal } from "#features/landing-upload/trial-flags.ts";
import { MAX_CVS } from "#shared/limits.ts";
import { type FileOffer, toOffer } from "./file-offer.ts";
import { PasteDescription } from "#features/upload/paste/paste-description.tsx";
import { FileZone } from "#features/upload/file-zone.tsx";

const loadPanel = () => import("./trial-upload-panel.tsx");
const TrialUploadPanel = lazy(async () => ({ default: (await loadPanel()).TrialUploadPanel }));

/** Zones that cost the page next to nothing. What happens with the files is loaded with the first sign of interest. */
export function TrialUploadForm({ earlier, isWaiting }: { earlier: EarlierTrial; isWaiting: boolean }) {
  const [offers, setOffers] = useState<readonly FileOffer[]>([]);
  const [isSending, setSending] = useState(false);
  const [lock, setLock] = useState<TrialRefusal | undefined>(earlier === "done" ? "trial_used" : undefined);
  const [isPanelOpen, setPanelOpen] = useState(earlier !== "none");
  const disabled = isWaiting || isSending || lock !== undefined;

  function warmUp() {
    if (!disabled) void loadPanel();
  }

  async function offer(kind: "cvs" | "jobDescription", files: Promise<File[]>) {
    setPanelOpen(true);
    const made = await toOffer(kind, files);
    setOffers((before) => [...before, made]);
  }

  return (
    <div className="grid gap-4" onPointerEnter={warmUp} onFocus={warmUp} onDragEnter={warmUp}>
      <div className="grid grid-cols-2 gap-3">
        <FileZone
          label="Choose CVs"
          title="Drop CVs or a folder"
          note={`PDF, up to ${MAX_CVS} files`}
          icon={<Files size={24} />}
          multiple
          disabled={disabled}
          onChosen={(files) => void offer("cvs", files)}
        />
        <FileZone
          label="Choose job description"
          title="Drop the job description"
          note="PDF, Word or text"
          accept=".pdf,.doc,.docx,.txt"
          icon={<FileText size={24} />}
          disabled={disabled}
          onChosen={(files) => void offer("jobDescription", files)}
        />
      </div>
      <PasteDescription disabled={disabled} onFile={(file) => void offer("jobDescription", Promise.resolve([file]))} />
      {isPanelOpen && (
        <Suspense fallback={<p className="min-h-42 text-14 text-ink-2">{lock ? "" : "Taking your files…"}</p>}>
          <TrialUploadPanel
            lock={lock}
            offers={offers}
            onTaken={(taken) => setOffers((before) => before.filter((each) => each !== taken))}
            onSending={setSending}
            onRefused={setLock}
          />
        </Suspense>
      )}
      {!lock && (
        <p className="text-14 text-ink-2">
          One screening, no card, no account. Without an account, your files are deleted after 24 hours.
        </p>
      )}
    </div>
  );
}
