import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import type { ModelMaterial } from "./model-material.ts";

/** Wishes that no CV answers unless it names them. */
const WORDINGS = [
  "Falconry with golden eagles",
  "Rooftop beekeeping",
  "Glass harmonica recitals",
  "Lighthouse lamp polishing",
  "Reindeer sledging",
  "Volcano cartography",
  "Marionette carving",
  "Yak cheese ripening",
  "Medieval calligraphy",
  "Sundial engraving",
];
const ASKED = 3;

export interface Decoy {
  id: string;
  wording: string;
}

/**
 * Asked beside the criteria and shown by nobody: a model that marks one of them does as the CV tells it, or guesses, and its other
 * marks are believed no further than the local engine can see for itself. The same CV and vacancy always give the same ones.
 */
export function listDecoys(
  vacancy: Pick<Vacancy, "criteria" | "lines">,
  { lines }: Pick<ModelMaterial, "lines">,
): Decoy[] {
  const texts = [...vacancy.lines, ...vacancy.criteria.map(({ wording }) => wording), ...lines.map(({ text }) => text)];
  const said = new Set(texts.flatMap(listWords));
  const strange = WORDINGS.filter((wording) => listWords(wording).every((word) => !said.has(word)));
  return strange.slice(0, ASKED).map((wording, at) => ({ id: `c${vacancy.criteria.length + at + 1}x`, wording }));
}

const listWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
