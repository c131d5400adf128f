import { useMutation } from "@tanstack/react-query";
import { sendConfirmation } from "#lib/session/auth-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import type { SessionUser } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/overlay/toaster.tsx";

export function SendConfirmation({ user }: { user: SessionUser }) {
  const sending = useMutation({
    mutationFn: () => sendConfirmation(user.email),
    onSuccess: () => notify.done("Confirmation sent", `Please follow the link in the mail to ${user.email}.`),
    onError: (error) => notify.failed("Confirmation not sent", errorText(error)),
  });
  if (user.isConfirmed) return <p className="text-14">{user.email} is already confirmed.</p>;
  return (
    <Button className="justify-self-start" disabled={sending.isPending} onClick={() => sending.mutate()}>
      {sending.isPending ? "Sending…" : "Send the confirmation again"}
    </Button>
  );
}
