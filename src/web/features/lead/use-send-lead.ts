import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { trackLead, trackSignUp } from "#lib/analytics/analytics.ts";
import { hasCode } from "#lib/api/error-text.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import type { LeadDraft } from "./lead-rules.ts";
import { LeadFailure, type LeadFailureKind, type LeadProgress, type ScreeningOrder, sendLead } from "./send-lead.ts";

const TOASTS: Record<LeadFailureKind, readonly [title: string, message: string]> = {
  already_registered: ["Email already registered", "This email is already on our waitlist. We'll be in touch soon!"],
  not_joined: ["Something went wrong", "Please try again later or contact support."],
  not_screened: ["AI Analysis Failed", "There was an issue processing your files. Please try again."],
};

/** Where trying again leads nowhere, the page shows another way. */
type DeadEnd = "already_registered" | "trial_used";

function deadEndOf(error: Error): DeadEnd | undefined {
  if (error instanceof LeadFailure && error.kind === "already_registered") return "already_registered";
  return hasCode(error.cause, "trial_used") ? "trial_used" : undefined;
}

export function useSendLead(onSent: (sent: { email: string; canMail: boolean }) => void) {
  const progress = useRef<LeadProgress>({});
  const [deadEnd, setDeadEnd] = useState<DeadEnd>();
  const sending = useMutation({
    mutationFn: ({ draft, order }: { draft: LeadDraft; order: ScreeningOrder }) =>
      sendLead(progress.current, draft, order),
    onMutate: () => setDeadEnd(undefined),
    onSuccess: ({ canMail }, { draft }) => {
      trackSignUp("book");
      trackLead("book");
      onSent({ email: draft.email.trim(), canMail });
    },
    onError: (error) => {
      notify.failed(...TOASTS[error instanceof LeadFailure ? error.kind : "not_joined"]);
      setDeadEnd(deadEndOf(error));
    },
  });
  return { send: sending.mutate, isSending: sending.isPending, deadEnd };
}
