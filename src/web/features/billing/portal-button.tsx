import type { ReactNode } from "react";
import { useMutation } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { call } from "#lib/api/api-client.ts";
import { reasonOr } from "#lib/api/error-text.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import { openTab, type WaitingTab } from "./checkout/open-tab.ts";

export function PortalButton({ children }: { children: ReactNode }) {
  const { isOpening, open } = usePortal();
  return (
    <Button className="justify-self-start" disabled={isOpening} onClick={open}>
      {children}
    </Button>
  );
}

async function enterPortal(tab: WaitingTab) {
  try {
    const { url } = await call("customerPortal", {});
    tab.show(url);
  } catch (error) {
    tab.close();
    throw error;
  }
}

function usePortal() {
  const portal = useMutation({
    mutationFn: enterPortal,
    onError: (error) => notify.failed("Failed to open billing portal", reasonOr(error, "Please try again.")),
  });
  return { isOpening: portal.isPending, open: () => portal.mutate(openTab("Opening the billing portal…")) };
}
