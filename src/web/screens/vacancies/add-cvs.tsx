import { FilePlus } from "lucide-react";
import { UpgradeButton } from "#features/billing/upgrade-button.tsx";
import { usePlan } from "#features/billing/use-plan.ts";
import { DropZone } from "#features/upload/drop-zone.tsx";
import { plural } from "#lib/format.ts";
import type { OpeningId } from "#shared/ids.ts";
import { MAX_CVS } from "#shared/limits.ts";
import { DOCUMENT_ENDINGS } from "#shared/screening/upload.ts";
import { useAddCvs } from "./use-add-cvs.ts";

export function AddCvs({ id }: { id: OpeningId }) {
  const { data: plan } = usePlan();
  const remaining = plan?.remaining ?? null;
  const { take, isSending } = useAddCvs();

  return (
    <div className="grid gap-2">
      <DropZone
        label="Add CVs to this vacancy"
        title={isSending ? "Sending…" : "Drop more CVs here"}
        note={`PDF or Word, files or whole folders, up to ${MAX_CVS} at a time.`}
        icon={<FilePlus size={20} />}
        accept={DOCUMENT_ENDINGS}
        multiple
        isLow
        disabled={isSending}
        onFiles={(files) => take(id, files)}
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
