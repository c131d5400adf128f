import { findExcluded, judgeGate } from "./gates.ts";
import { isFormality } from "./formalities.ts";
import { EXCLUSION, isDemand, isWish, saysOf } from "./sentence-rules.ts";
import { splitAsks, splitBullet } from "./split-asks.ts";
import { splitSentences } from "./split-sentences.ts";
import { type Block, readLabel } from "./split-vacancy.ts";
import { stripFrame } from "./strip-frame.ts";
import { tidyWording } from "./tidy-wording.ts";

/** One thing that is asked for, as the advertisement words it. `said` is the whole clause with its words of strength. */
export interface Ask {
  text: string;
  said: string;
  part: "must" | "nice" | "duty";
  isGate: boolean;
  number: number | null;
}

export interface AdReading {
  asks: Ask[];
  /** What the work consists of: it stands in where an advertisement asks for little or nothing. */
  duties: Ask[];
  tags: string[];
  formalities: string[];
}

const LONGEST_FORMALITY = 160;

export function readAsks(blocks: readonly Block[]): AdReading {
  const reading: AdReading = { asks: [], duties: [], tags: [], formalities: [] };
  const excluding: string[] = [];
  for (const block of blocks) {
    if (block.part === "tools") reading.tags.push(block.text);
    if (block.part === "tools" || block.part === "metadata") continue;
    readBlock(block, reading, excluding);
  }
  for (const sentence of excluding) {
    const excluded = findExcluded(sentence, reading.asks);
    for (const ask of excluded) ask.isGate = true;
  }
  return reading;
}

function readBlock(block: Block, reading: AdReading, excluding: string[]): void {
  let { part } = block;
  let isAsking = part === "must" || part === "nice";
  for (const [at, whole] of splitSentences(block.text).entries()) {
    const { rest, label } = at === 0 ? { rest: whole } : readLabel(whole);
    if (label?.part === "must" || label?.part === "nice") {
      part = label.part;
      isAsking = true;
    }
    const sentence = takeFormalities(rest, reading.formalities);
    if (sentence === "") continue;
    const count = reading.asks.length;
    readSentence(sentence, { ...block, part }, { isFirst: at === 0, isAsking }, reading);
    if (reading.asks.length > count) isAsking = true;
    else if (EXCLUSION.test(sentence)) closeGate(sentence, reading, excluding, at > 0 && isAsking);
  }
}

/** Right behind a wish the exclusion means that one; anywhere else it names what it means. */
function closeGate(sentence: string, { asks }: AdReading, excluding: string[], isBehind: boolean): void {
  const last = asks.at(-1);
  if (isBehind && last !== undefined && findExcluded(sentence, asks).length === 0) last.isGate = true;
  else excluding.push(sentence);
}

interface Standing {
  isFirst: boolean;
  isAsking: boolean;
}

function readSentence(sentence: string, block: Block, { isFirst, isAsking }: Standing, reading: AdReading): void {
  const { part, isBullet, number } = block;
  const says = saysOf(sentence);
  if (says === "order" || says === "fairness" || says === "process") return;
  if (part === "must" || part === "nice") {
    if (isBullet && !isFirst && says !== "nice" && says !== "must") return;
    if (!isBullet && (says === "offer" || says === "exclusion" || says === "employer")) return;
    if (isBullet && says === "offer" && /^[$£€]/u.test(sentence)) return;
    const texts = isBullet ? splitBullet(sentence) : splitAsks(sentence);
    for (const text of texts) reading.asks.push(makeAsk(text, part, number, isBullet));
    return;
  }
  if (isAsked(sentence, block, says, isAsking)) {
    const whole = says === "nice" ? "nice" : "must";
    for (const text of splitAsks(sentence)) {
      const own = saysOf(text);
      if (own === "duty") reading.duties.push(makeAsk(text, "duty", null, false));
      else if (own !== "offer" && own !== "process") reading.asks.push(makeAsk(text, own === "must" && whole === "nice" && isDemand(text) ? "must" : whole, number, isBullet));
    }
    return;
  }
  if (part === "duty" || says === "duty")
    if (says !== "offer" && says !== "exclusion" && part !== "boilerplate")
      for (const text of isBullet ? [sentence] : splitAsks(sentence)) reading.duties.push(makeAsk(text, "duty", null, isBullet));
}

function isAsked(sentence: string, { part, isBullet }: Block, says: string, isAsking: boolean): boolean {
  const isWished = says === "nice" || says === "must";
  if (part === "boilerplate") return isWished && ASKED_THING.test(sentence) && (isDemand(sentence) || says === "nice");
  if (part === "duty" && isBullet) return isWished && ASKED_THING.test(sentence) && !/^\p{L}+ing\b/u.test(sentence);
  if (isWished) return true;
  return isAsking && says === "other" && /^(?:you|your|good|excellent|strong|comfortable|calm|\p{L}+ and)\b/iu.test(sentence);
}

const ASKED_THING =
  /\b(?:experience|knowledge|degree|diploma|licen[cs]e|certificat\w+|qualif\w+|skills?|communication|proficien\w+|familiar\w*|understanding|fluen\w+|years|background|responsibility for|ability|competen\w+)\b/iu;

function makeAsk(text: string, part: Ask["part"], number: number | null, isBullet: boolean): Ask {
  const wording = tidyWording(stripFrame(text));
  const isNice = part === "nice" || (part === "must" && isWish(text) && !isDemand(text));
  const placed = isNice ? "nice" : part;
  return { text: wording, said: text, part: placed, isGate: placed === "must" && judgeGate(text, isBullet), number };
}

/** Takes what is only to be checked out of a sentence; what else it says is left. */
function takeFormalities(sentence: string, formalities: string[]): string {
  if (!isFormality(sentence)) return sentence;
  const pieces = sentence.split(/(?<=[;,]) |,? and (?=(?:the )?(?:right|background|an? (?:basic|enhanced|DBS)|drug|references|proof)\b)/iu);
  const [kept, taken] = [pieces.filter((piece) => !isFormality(piece)), pieces.filter((piece) => isFormality(piece))];
  for (const piece of taken) {
    const wording = tidyWording(piece).slice(0, LONGEST_FORMALITY);
    if (!formalities.includes(wording)) formalities.push(wording);
  }
  const rest = kept.join(" ");
  return saysOf(rest) === "must" || saysOf(rest) === "nice" || /\b(?:licen[cs]e|degree|certificate)\b/iu.test(rest) ? rest : "";
}
