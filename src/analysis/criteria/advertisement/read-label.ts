import { findPart, type VacancyPart } from "./vacancy-headings.ts";

const LABEL = /^(?<label>[\p{L}][\p{L}'’/&(), -]{2,48}?) ?: ?(?<rest>\S.*)$/u;

export interface Label {
  part: VacancyPart;
  heading: string;
}

/** "Essential: a degree" is a heading and what stands under it. */
export function readLabel(text: string): { rest: string; label?: Label } {
  const { label: heading = "", rest = "" } = LABEL.exec(text)?.groups ?? {};
  const part = heading === "" ? undefined : findPart(`${heading}:`);
  return part === undefined ? { rest: text } : { rest, label: { part, heading } };
}
