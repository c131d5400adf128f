import type { RecognisedWord } from "#analysis/read/recognition.ts";

const WORD_LEVEL = "5";

/** Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height (in pixels), confidence, text. */
export function parseWords(table: string): RecognisedWord[] {
  const lines = new Map<string, number>();
  const words = table.split("\n").map((row): RecognisedWord | undefined => {
    const [level, , block, paragraph, line, , left, top, width, height, confidence, text = ""] = row.split("\t");
    if (level !== WORD_LEVEL || text.trim() === "") return undefined;
    const key = `${block} ${paragraph} ${line}`;
    const number = lines.get(key) ?? lines.size;
    lines.set(key, number);
    const box = { x: Number(left), y: Number(top), width: Number(width), height: Number(height) };
    return { text: text.trim(), confidence: Number(confidence) / 100, box, line: number };
  });
  return words.filter((word) => word !== undefined);
}
