import { useSyncExternalStore } from "react";

let waiting = 0;
const listeners = new Set<() => void>();

function add(count: number) {
  waiting += count;
  for (const listener of listeners) listener();
}

/** The wait is known to the screen while it lasts. */
export async function whileBusy(wait: Promise<void>) {
  add(1);
  await wait.finally(() => add(-1));
}

/** A call was shed and waits for its retry. */
export function useIsServerBusy(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => waiting > 0,
    () => false,
  );
}
