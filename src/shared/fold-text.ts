/** Letters that Unicode does not take apart. The database's `fold_text` has the same ones. */
const PLAIN: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ı: "i",
};
const ASCII = /^[\0-\x7F]*$/;

/** As searching sees a text: Zoë is zoe, and GROẞ is gross. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .replaceAll(/[ßæœøłđðı]/g, (letter) => PLAIN[letter] ?? letter);
}

export interface TextRange {
  start: number;
  end: number;
}

/** Where one of the folded parts stands in a text as it was written, in order; at one place the part that is named first. */
export function findFolded(text: string, parts: readonly string[]): TextRange[] {
  const { folded, places } = foldWithPlaces(text);
  const ranges: TextRange[] = [];
  for (let at = 0; at < folded.length;) {
    const part = parts.find((each) => each !== "" && folded.startsWith(each, at));
    if (part !== undefined) ranges.push({ start: places(at), end: places(at + part.length) });
    at += part?.length ?? 1;
  }
  return ranges;
}

function foldWithPlaces(text: string) {
  if (ASCII.test(text)) return { folded: text.toLowerCase(), places: (at: number) => at };
  const starts: number[] = [];
  let folded = "";
  let start = 0;
  for (const letter of text) {
    const plain = foldText(letter);
    for (let unit = 0; unit < plain.length; unit += 1) starts.push(start);
    folded += plain;
    start += letter.length;
  }
  return { folded, places: (at: number) => starts[at] ?? text.length };
}
