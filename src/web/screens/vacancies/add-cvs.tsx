import { FilePlus } from "lucide-react";
import { useRef } from "react";
import { UpgradeButton } from "#features/billing/upgrade-button.tsx";
import { usePlan } from "#features/billing/use-plan.ts";
import { useImport } from "#features/import/use-import.ts";
import { DropZone } from "#features/upload/drop-zone.tsx";
import { plural } from "#lib/format.ts";
import type { OpeningId } from "#shared/ids.ts";
import { MAX_CVS } from "#shared/limits.ts";
import { DOCUMENT_ENDINGS } from "#shared/screening/upload.ts";
import { notify } from "#ui/overlay/toaster.tsx";

/** Files that are dropped here are screened at once: the vacancy says by what. */
export function AddCvs({ id }: { id: OpeningId }) {
  const { data: plan } = usePlan();
  const remaining = plan?.remaining ?? null;
  const { start, isSending } = useImport({ onTaken: () => undefined, onComplete: () => undefined });
  const sent = useRef({ files: "", key: "" });

  function take(files: File[]) {
    if (files.length === 0) return;
    if (files.length > MAX_CVS)
      return notify.failed("Too many files", `Please add at most ${MAX_CVS} CVs at a time; these are ${files.length}.`);
    // The same files again, after a failure, are the same import.
    const names = files.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`).join("\n");
    if (sent.current.files !== names) sent.current = { files: names, key: crypto.randomUUID() };
    return start({ key: sent.current.key, jobId: id, files });
  }

  return (
    <div className="grid gap-2">
      <DropZone
        label="Add CVs to this vacancy"
        title={isSending ? "Sending…" : "Drop more CVs here"}
        note={`PDF or Word, files or whole folders, up to ${MAX_CVS} at a time.`}
        icon={<FilePlus size={20} />}
        accept={DOCUMENT_ENDINGS}
        multiple
        disabled={isSending}
        onFiles={take}
      />
      {remaining !== null && (
        <div className="flex flex-wrap items-center gap-3 text-14 text-ink-2">
          <p>{plural(remaining, "screening")} left this month. CVs that this vacancy knows cost nothing.</p>
          {remaining === 0 && <UpgradeButton />}
        </div>
      )}
    </div>
  );
}
