import { useMutation } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useState } from "react";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { useSession } from "#lib/session/session.ts";
import type { UploadId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { askToNotify, canNotify } from "./desktop-notice.ts";

interface NotifyWhenDoneProps {
  uploadId: UploadId;
  isAwaited: boolean;
  onAwait: () => void;
}

/** By a notice of the browser, and by mail for users who have an account with a confirmed address. */
export function NotifyWhenDone({ uploadId, isAwaited, onAwait }: NotifyWhenDoneProps) {
  const session = useSession();
  const canMail = session.kind === "signed-in" && session.user.isConfirmed;
  const [isRefused, setRefused] = useState(false);
  const mail = useMutation({
    mutationFn: () => call("changeUpload", { params: { id: uploadId }, body: { tell_when_done: true } }),
  });

  async function ask() {
    if (canMail) mail.mutate();
    if (!canNotify()) return;
    if (await askToNotify()) onAwait();
    else setRefused(true);
  }

  if (!canNotify() && !canMail) return null;
  return (
    <div className="text-14 text-ink-2">
      <output>
        {isAwaited && "You will get a notification when it is done. "}
        {isRefused && "Your browser blocks notifications from this site. "}
        {mail.isSuccess && "An e-mail will tell you."}
        {mail.isError && errorText(mail.error)}
      </output>
      {!isAwaited && !isRefused && mail.isIdle && (
        <Button variant="quiet" className="-ml-4" onClick={() => void ask()}>
          <Bell size={16} aria-hidden />
          Tell me when done
        </Button>
      )}
    </div>
  );
}
