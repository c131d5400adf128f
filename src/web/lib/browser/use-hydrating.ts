import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** During hydration a prerendered page must render what was written at build time: nothing of this browser. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
