import { isMeaningful } from "#analysis/criteria/find-terms.ts";
import { isFormality } from "#analysis/criteria/formalities.ts";
import { tidyWording } from "#analysis/criteria/tidy-wording.ts";
import { classifySentence } from "./sentence-rules.ts";

const LONGEST_FORMALITY = 160;
const FEWEST_TELLING = 2;

/** Takes what is only to be checked out of a sentence; what else it says is left. */
export function takeFormalities(sentence: string, formalities: string[]): string {
  if (!isFormality(sentence)) return sentence;
  const pieces = sentence.split(
    /(?<=[;,]) |,? and (?=(?:the )?(?:right|background|an? (?:basic|enhanced|DBS)|drug|references|proof)\b)/iu,
  );
  for (const piece of pieces.filter((one) => isFormality(one))) {
    const wording = tidyWording(piece).slice(0, LONGEST_FORMALITY);
    if (!formalities.includes(wording)) formalities.push(wording);
  }
  const rest = pieces.filter((piece) => !isFormality(piece)).join(" ");
  const kind = classifySentence(rest);
  const isAsk = (kind === "must" || kind === "nice") && countTelling(rest) >= FEWEST_TELLING;
  return isAsk || /\b(?:licen[cs]e|degree|certificate)\b/iu.test(rest) ? rest : "";
}

function countTelling(text: string): number {
  return (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).filter((word) => isMeaningful(word)).length;
}
