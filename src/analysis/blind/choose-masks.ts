import type { Mask } from "./mask.ts";

/** All compounds of "woman" hint alike. */
const WOMEN = /wom[ae]n$/u;

/** Prepares the choice of the masks, in their order, that a line's words ask for. */
export function prepareMasks(masks: Mask[]): (words: string[]) => Mask[] {
  const always = masks.filter((mask) => mask.hints === null);
  const byHint = new Map<string, Mask[]>();
  for (const mask of masks) for (const hint of mask.hints ?? []) byHint.set(hint, [...(byHint.get(hint) ?? []), mask]);
  return (words) => {
    const asked = words.flatMap((word) => byHint.get(word.endsWith("n") && WOMEN.test(word) ? "women" : word) ?? []);
    if (asked.length === 0) return always;
    const chosen = new Set([...always, ...asked]);
    return masks.filter((mask) => chosen.has(mask));
  };
}
