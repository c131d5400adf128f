import { useSyncExternalStore } from "react";
import { createListeners } from "#lib/browser/listeners.ts";

let waiting = 0;
const { notify, subscribe } = createListeners();

function add(count: number) {
  waiting += count;
  notify();
}

/** The wait is known to the screen while it lasts. */
export async function whileBusy(wait: Promise<void>) {
  add(1);
  await wait.finally(() => add(-1));
}

/** A call was shed and waits for its retry. */
export function useIsServerBusy(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
}
