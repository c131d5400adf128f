import { type BlindReading, COVER } from "./blind-reading.ts";

/**
 * What a reader made of a text that was shown with masks, over the words that stand under them. A mask is as long as what it covers, so
 * the changed piece is found by place, and what stands before and behind it is kept. Undefined where the change goes through a mask, or
 * would show what was under one: a letter more or less, and a name is none any more.
 */
export function changeCovered(text: string, given: string, reading: BlindReading): string | undefined {
  if (!given.includes(COVER)) return given;
  const shown = reading.hide(text);
  const { start, rest } = findChange(shown, given);
  const [before, behind] = [shown.slice(0, start), shown.slice(shown.length - rest)];
  const written = given.slice(start, given.length - rest);
  const hasMasks = text.slice(start, text.length - rest) !== shown.slice(start, shown.length - rest);
  // Without masks in the piece that is replaced, those that were written came with a quote of the report.
  if (hasMasks && written.includes(COVER)) return undefined;
  const changed = text.slice(0, start) + written + text.slice(text.length - rest);
  const after = reading.hide(changed);
  return after.startsWith(before) && after.endsWith(behind) ? changed : undefined;
}

/** How many characters are the same at the start, and how many of the others at the end. */
function findChange(shown: string, given: string) {
  const shorter = Math.min(shown.length, given.length);
  let start = 0;
  while (start < shorter && shown[start] === given[start]) start += 1;
  let rest = 0;
  while (rest < shorter - start && shown.at(-1 - rest) === given.at(-1 - rest)) rest += 1;
  return { start, rest };
}
