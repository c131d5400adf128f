import { useEffect } from "react";
import { parseQuery } from "#shared/candidates/search-candidates.ts";

const FADING_MS = 400;

/** Marks where the words of a search stand below an element, for a while. The page itself is not changed by it. */
export function useWordHighlight(elementId: string, search: string, forMs: number) {
  useEffect(() => {
    const { quoted, words } = parseQuery(search);
    const root = document.getElementById(elementId);
    // Browsers without it show the page as it is.
    if (!root || quoted.length + words.length === 0 || typeof Highlight === "undefined") return undefined;
    const marks = new Highlight(...rangesOf(root, [...quoted, ...words]));
    CSS.highlights.set("search", marks);
    const fading = setTimeout(() => {
      CSS.highlights.delete("search");
      CSS.highlights.set("search-fading", marks);
    }, forMs - FADING_MS);
    const end = setTimeout(clear, forMs);
    return () => {
      clearTimeout(fading);
      clearTimeout(end);
      clear();
    };
  }, [elementId, search, forMs]);
}

function clear() {
  CSS.highlights.delete("search");
  CSS.highlights.delete("search-fading");
}

function rangesOf(root: Element, words: readonly string[]): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const word of words) ranges.push(...rangesIn(node, word));
  }
  return ranges;
}

/** A letter whose lower case is longer than itself would shift the places: such text is left unmarked. */
function rangesIn(node: Node, word: string): Range[] {
  const text = node.textContent ?? "";
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [];
  const ranges: Range[] = [];
  for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + word.length)) {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    ranges.push(range);
  }
  return ranges;
}
