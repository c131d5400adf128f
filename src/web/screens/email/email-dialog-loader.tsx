import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { errorText } from "#lib/api/error-text.ts";
import type { CandidateId } from "#shared/ids.ts";
import type { EmailType } from "#shared/reports/email-draft.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import { recipientsQuery } from "./recipients-query.ts";

const EmailDialog = lazy(async () => ({ default: (await import("#features/email/email-dialog.tsx")).EmailDialog }));

interface EmailDialogLoaderProps {
  candidateIds: readonly CandidateId[];
  /** Without it, the letter that belongs to what was decided. */
  type?: EmailType | undefined;
  onClose: () => void;
}

/** The generator for these candidates, once it is known who they are. */
export function EmailDialogLoader({ candidateIds, type, onClose }: EmailDialogLoaderProps) {
  const { data: recipients, error } = useQuery(recipientsQuery(candidateIds));
  useEffect(() => {
    if (!error) return;
    notify.failed("Generation Failed", errorText(error));
    onClose();
  }, [error, onClose]);
  if (!recipients) return null;
  return (
    <Suspense fallback={null}>
      <EmailDialog candidates={recipients} firstType={type} onClose={onClose} />
    </Suspense>
  );
}
