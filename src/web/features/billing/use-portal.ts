import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { reasonOr } from "#lib/api/error-text.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import { openTab, type WaitingTab } from "./checkout/open-tab.ts";

async function enterPortal(tab: WaitingTab) {
  try {
    const { url } = await call("customerPortal", {});
    tab.show(url);
  } catch (error) {
    tab.close();
    throw error;
  }
}

export function usePortal() {
  const portal = useMutation({
    mutationFn: enterPortal,
    onError: (error) => notify.failed("Failed to open billing portal", reasonOr(error, "Please try again.")),
  });
  return { isOpening: portal.isPending, open: () => portal.mutate(openTab("Opening the billing portal…")) };
}
