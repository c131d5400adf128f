import type { PageCover } from "#analysis/read/preview/cover-picture.ts";
import type { Word } from "#analysis/read/page.ts";

/** Which words of a page may be shown: those that the blind text spells alike. Undefined where no word has a place. */
export function coverWords(text: string, blind: string, words: readonly Word[]): PageCover | undefined {
  const placed = words.filter(({ box }) => box.width > 0 && box.height > 0);
  if (placed.length === 0) return undefined;
  const isShown = ({ start, end }: Word) => text.slice(start, end) === blind.slice(start, end);
  const { shown = [], covered = [] } = Object.groupBy(placed, (word) => (isShown(word) ? "shown" : "covered"));
  return { shown: shown.map(({ box }) => box), covered: covered.map(({ box }) => box) };
}
