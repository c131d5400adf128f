import { Upload } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { ImportForm, NOTHING } from "./import-form.tsx";
import { useImport } from "./use-import.ts";

const PLACE = "#import";

interface ImportControlProps {
  Estimate?: ComponentType<{ cvs: number }>;
  /** How many screenings the month leaves; null is without end. */
  remaining?: number | null;
  /** The way to more of them. */
  upgrade?: ReactNode;
}

/** A button and its dialog, which is open where the address says so: other places can lead there. What runs goes on when it is closed. */
export function ImportControl({ Estimate, remaining = null, upgrade }: ImportControlProps) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [selection, setSelection] = useState(NOTHING);
  const { start, isSending, percent } = useImport({
    onTaken: () => setSelection(NOTHING),
    onComplete: () => hash === PLACE && close(),
  });
  const close = () => void navigate(pathname + search, { replace: true, preventScrollReset: true, state });
  const isRunning = isSending || percent !== undefined;
  return (
    <>
      <Button onClick={() => void navigate({ search, hash: PLACE }, { replace: true, state })}>
        <Upload size={16} aria-hidden />
        {isRunning ? `Importing… ${percent ?? 0}%` : "Import CVs"}
      </Button>
      {hash === PLACE && (
        <Dialog title="Import CVs" description="More CVs for an opening you have screened for." onDismiss={close}>
          {isRunning ? (
            <Running percent={percent ?? 0} isSending={isSending} onClose={close} />
          ) : (
            <ImportForm
              selection={selection}
              onSelect={setSelection}
              onStart={start}
              onClose={close}
              Estimate={Estimate}
              remaining={remaining}
              upgrade={upgrade}
            />
          )}
        </Dialog>
      )}
    </>
  );
}

function Running({ percent, isSending, onClose }: { percent: number; isSending: boolean; onClose: () => void }) {
  return (
    <div className="grid gap-4">
      <ProgressBar percent={percent} label="Import" />
      <output className="text-14 text-ink-2">{isSending ? "Sending files…" : "AI analysis in progress"}</output>
      <Button className="justify-self-start" onClick={onClose}>
        Continue in the background
      </Button>
    </div>
  );
}
