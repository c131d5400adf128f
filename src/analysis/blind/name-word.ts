import type { Range } from "./mask.ts";

/** A word of a line, and whether it is a part of the person's name: surely, or one that means something else as well. */
export interface NameWord extends Range {
  text: string;
  part: "sure" | "doubtful" | null;
}

/** "I" is a word of its own. */
export function isInitial({ text }: NameWord): boolean {
  return /^[\p{Lu}--[I]]$/v.test(text);
}

export function isCapital({ text }: NameWord): boolean {
  return !/^\p{Ll}/u.test(text);
}
