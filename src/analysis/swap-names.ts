import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { analyseDocument } from "./analyse.ts";
import type { KeptCv } from "./keep-cv.ts";
import { listNames } from "./lexicon/names-of-groups.ts";
import type { Models } from "./match/open-models.ts";
import { documentFromText } from "./read/document-from-text.ts";

const NAMES_PER_GROUP = 2;

/** The names that every CV of a vacancy is sent under: of each group the first one and the one in its middle. */
export const SWAPPED_NAMES: readonly string[] = listNames().flatMap(({ names }) =>
  Array.from({ length: NAMES_PER_GROUP }, (_, at) => names[Math.floor((at * names.length) / NAMES_PER_GROUP)] ?? ""),
);

/** `largest`: by how many points the score moved that moved most. */
interface SwapFigures {
  pairs: number;
  moved: number;
  largest: number;
}

interface SwapTask {
  vacancy: Vacancy;
  models: Models;
  asOf: string;
}

/**
 * The same CV under its own name and under others: its text is read, blinded and judged from the beginning each time. Without its layout,
 * so only the scores of this check can be compared. Undefined where no name was found that could be swapped.
 */
export function swapNames({ pages, history }: KeptCv, task: SwapTask): SwapFigures | undefined {
  const { name } = history;
  const text = pages.map((page) => page.text).join("\n");
  const usual = name === null ? undefined : judgeText(text, task);
  if (name === null || usual === undefined) return undefined;
  const changes = SWAPPED_NAMES.flatMap((other) => {
    const score = judgeText(writeUnder(text, name, other), task);
    return score === undefined ? [] : [Math.abs(score - usual)];
  });
  return {
    pairs: changes.length,
    moved: changes.filter((change) => change > 0).length,
    largest: Math.max(0, ...changes),
  };
}

function judgeText(text: string, task: SwapTask): number | undefined {
  const document = documentFromText(text);
  return document.kind === "text" ? analyseDocument(document, { ...task, onStage: () => undefined }).score : undefined;
}

const ADDRESS = /[\p{L}\p{N}._+-]+@(?=[\p{L}\p{N}-]+\.)/gu;
const SHORTEST_PART = 2;

/** The CV as this person would have sent it: the name in full, its parts alone, in capitals and in e-mail addresses. */
export function writeUnder(text: string, own: string, name: string): string {
  const [given = name, ...others] = name.split(" ");
  const family = others.join(" ");
  const parts = own.split(/\s+/u).filter((part) => part.length >= SHORTEST_PART);
  const swaps: [string, string][] = [
    [own, name],
    ...parts.map((part, at): [string, string] => [part, at === parts.length - 1 && at > 0 ? family : given]),
  ];
  const written = swaps.flatMap(([from, to]): [string, string][] => [
    [from, to],
    [from.toUpperCase(), to.toUpperCase()],
  ]);
  const renamed = written.reduce((before, [from, to]) => before.replaceAll(wordsOf(from), () => to), text);
  return renamed.replaceAll(ADDRESS, () => `${given}.${family}@`.toLowerCase().replaceAll(" ", "."));
}

function wordsOf(text: string): RegExp {
  const parts = text.split(/\s+/u).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join("\\s+")}(?![\\p{L}\\p{N}])`, "gu");
}
