import { listDocBackdrops, listEdgeRanges, STORY, storyRange, type TextRange } from "./doc-layout.ts";
import { openText } from "./doc-paragraphs.ts";
import { readDocStory } from "./doc-story.ts";
import { openDoc } from "./doc-streams.ts";
import { isOle } from "./ole-container.ts";
import type { Scope } from "#analysis/read/word/styles/scope.ts";
import { distinctStories, outcomeOf, Unreadable, type WordReading } from "#analysis/read/word/word-reading.ts";

/**
 * The text of a .doc of Word 97 to 2003, in the order of `readDocx`. What a text box is filled with, and where it stands, is told
 * in a format that is not read here: text in boxes counts as visible unless its letters themselves say otherwise.
 */
export function readDoc(file: Uint8Array): WordReading {
  return outcomeOf(() => {
    if (!isOle(file)) throw new Unreadable("not_a_document");
    const streams = openDoc(file);
    const text = openText(streams);
    const backdrops = listDocBackdrops(streams);
    const read = (range: TextRange, ground: Scope["ground"] = null) => readDocStory(text, range, ground, backdrops);
    const readEdges = (kind: "header" | "footer") =>
      distinctStories(listEdgeRanges(streams, kind).map((range) => read(range)));
    return [
      ...readEdges("header"),
      read(storyRange(streams, STORY.headerBoxes), "picture"),
      read(storyRange(streams, STORY.body)),
      read(storyRange(streams, STORY.boxes), "picture"),
      read(storyRange(streams, STORY.footnotes)),
      read(storyRange(streams, STORY.endnotes)),
      ...readEdges("footer"),
    ].flat();
  });
}
