import { stem } from "#analysis/read/tokenize.ts";
import type { Draft } from "./draft-criteria.ts";
import { isMeaningful } from "./find-terms.ts";

const ORDER = ["gate", "must", "nice"];
const SAME = 0.75;
const FEWEST_WORDS = 2;

/** The same wish in two places is one row: the stronger one, else the first. */
export function mergeSame(drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const at = kept.findIndex((other) => isSame(other, draft));
    const other = kept[at];
    if (other === undefined) kept.push(draft);
    else if (ORDER.indexOf(draft.importance) < ORDER.indexOf(other.importance)) kept[at] = draft;
  }
  return kept;
}

function isSame(left: Draft, right: Draft): boolean {
  if (left.required_years !== right.required_years && left.required_years !== null && right.required_years !== null)
    return false;
  if (left.wording.toLowerCase() === right.wording.toLowerCase()) return true;
  const [some, others] = [stemsOf(left.wording), stemsOf(right.wording)];
  const least = Math.min(some.size, others.size);
  const shared = [...some].filter((one) => others.has(one)).length;
  return least >= FEWEST_WORDS && shared / least >= SAME;
}

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? [];
  return new Set(words.filter((word) => isMeaningful(word)).map((word) => stem(word)));
}
