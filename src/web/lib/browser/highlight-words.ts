import { useEffect } from "react";
import { parseQuery, partsOf } from "#shared/candidates/search-candidates.ts";
import { findFolded } from "#shared/fold-text.ts";

const FADING_MS = 400;

/** Marks where the words of a search stand below an element, for a while. The page itself is not changed by it. */
export function useWordHighlight(elementId: string, search: string, forMs: number) {
  useEffect(() => {
    const words = partsOf(parseQuery(search));
    const root = document.getElementById(elementId);
    // Browsers without it show the page as it is.
    if (!root || words.length === 0 || typeof Highlight === "undefined") return undefined;
    const marks = new Highlight(...rangesOf(root, words));
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
    for (const { start, end } of findFolded(node.textContent ?? "", words)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
