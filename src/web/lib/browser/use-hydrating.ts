import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** While a page written at build time comes alive it must say what it was written with: nothing of this browser. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
