import { findFolded } from "#shared/fold-text.ts";
import { MarkedText } from "#ui/marked-text.tsx";

/** The marker shows while the list says that the search is fresh, and fades for all rows at once. */
export function HitWords({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <MarkedText
      text={text}
      ranges={findFolded(text, words)}
      markClass="bg-transparent text-inherit transition-colors duration-160 group-data-[hits=fresh]/list:bg-marker group-data-[hits=fresh]/list:text-ink"
    />
  );
}
