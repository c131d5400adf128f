import type { SetAside } from "#shared/vacancies/vacancy.ts";
import { setAsideTraits } from "./set-aside-traits.ts";

/** A row says who is wanted by standing on the board: "female" alone means what "must be female" says in a sentence. */
const FRAMES: readonly ((wording: string) => string)[] = [
  (wording) => wording,
  (wording) => `Must be ${wording.charAt(0).toLowerCase()}${wording.slice(1)}`,
  (wording) => `${wording} only`,
  (wording) => `Looking for a ${wording.charAt(0).toLowerCase()}${wording.slice(1)} person`,
];
const BARE_AGE =
  /^(?:aged? |must be )?(?:under|below|over|younger than|older than|up to|not older than) (?:2\d|[3-6]\d)(?: years?(?: old| of age)?)?$/iu;

/** What a row asks for that must not decide who is hired. Undefined for nearly every row. */
export function findRowTrait(wording: string): SetAside | undefined {
  const plain = wording.trim();
  if (BARE_AGE.test(plain)) return { wording: plain, trait: "age" };
  for (const frame of FRAMES) {
    const [found] = setAsideTraits([{ text: frame(plain), part: "must" }]).setAside;
    if (found !== undefined) return { wording: plain, trait: found.trait };
  }
  return undefined;
}
