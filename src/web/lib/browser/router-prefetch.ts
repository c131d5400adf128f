import { createContext, type Ref } from "react";

/**
 * Stands in for what the router's links carry for its framework (see vite.config.ts): fetching a page ahead, which is never
 * asked for here, costs the landing page 2 kB and each of its links two effects.
 */
export const FrameworkContext = createContext<undefined>(undefined);

export function usePrefetchBehavior() {
  return [false, undefined, {}] as const;
}

export function PrefetchPageLinks() {
  return null;
}

export function mergeRefs<T>(first: Ref<T>) {
  return first;
}
