import type { RecognisedWord } from "#analysis/read/recognition.ts";

/** On pages with strong noise 98 % of the right words are surer than this, and hardly any of what is seen in dirt and faces. */
const MIN_CONFIDENCE = 0.4;
/** Marks are short and often unsure; one that is not a dash or a bullet must look like nothing else. */
const MIN_MARK_CONFIDENCE = 0.7;
/** English pages reach .9 and more, noisy German ones .65; what is upside down or no writing stays below .35. */
const MIN_PAGE_CONFIDENCE = 0.5;

/** A page without any word has nothing illegible. */
export function isLegible(words: RecognisedWord[]): boolean {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const sure = words.reduce((sum, word) => sum + word.text.length * word.confidence, 0);
  return sure >= letters * MIN_PAGE_CONFIDENCE;
}

/** Lines begin with bullets that are read as all kinds of marks; dashes stand between dates. Both are kept however unsure. */
export function dropJunk(words: RecognisedWord[]): RecognisedWord[] {
  return words.flatMap((word, index) => {
    const isFirst = words[index - 1]?.line !== word.line;
    if (hasLetters(word)) return word.confidence < MIN_CONFIDENCE ? [] : [word];
    if (isFirst) return words[index + 1]?.line === word.line ? [{ ...word, text: "•" }] : [];
    if (/^[-–—]+$/u.test(word.text)) return [{ ...word, text: "–" }];
    return word.confidence < MIN_MARK_CONFIDENCE ? [] : [word];
  });
}

const hasLetters = ({ text }: RecognisedWord): boolean => /[\p{L}\p{N}]/u.test(text);
