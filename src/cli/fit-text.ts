const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u;
const WITHOUT_WIDTH = /\p{M}/u;

/** Names come from strangers' files: no control sequence and no turned direction of writing may reach a terminal. */
export function makePrintable(text: string): string {
  return text.replaceAll(UNSEEN, " ").trim();
}

/** In columns of a terminal. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0);
}

export function fitText(text: string, width: number): string {
  const printable = makePrintable(text);
  if (widthOf(printable) <= width) return printable;
  let [kept, used] = ["", 1];
  for (const character of printable) {
    used += characterWidth(character);
    if (used > width) break;
    kept += character;
  }
  return `${kept}…`;
}

function characterWidth(character: string) {
  if (WITHOUT_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}
