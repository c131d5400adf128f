import type { Passage } from "./list-passages.ts";

/** The order in which the relevance model was taught the places; the last two are the head of a post and undated work. */
const SECTIONS = ["header", "profile", "experience", "projects", "education", "skills", "certificates", "other"];
const HEAD_OF_POST = 8;
const UNDATED_WORK = 9;

export function placeTag({ section, position }: Pick<Passage, "section" | "position">, isHead: boolean): number {
  if (isHead) return HEAD_OF_POST;
  return section === "experience" && position === null ? UNDATED_WORK : SECTIONS.indexOf(section);
}
