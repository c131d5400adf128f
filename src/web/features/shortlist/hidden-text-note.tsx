import type { HiddenKind, HiddenText } from "#shared/screening/hidden-text.ts";

/** How each kind is told to people. */
const KIND_WORDS: Record<HiddenKind, string> = {
  unpainted: "Written without ink",
  transparent: "See-through",
  tiny: "Too small to read",
  off_page: "Outside the page",
  blends_in: "In the colour of its background",
  covered: "Covered or cut off",
  disguised: "Drawn as other letters than it holds",
  marked_hidden: "Marked as hidden or deleted",
  shapeless: "Made of characters without a shape",
};

/** Serif says whose words these are; the marker is kept for evidence, and this is none. */
export function HiddenTextNote({ characters, pieces }: { characters: number; pieces: readonly HiddenText[] }) {
  const found = `${characters} hidden characters were found and ignored`;
  const look = "border-t border-line pt-3 text-14 text-ink-2";
  // Loose marks are counted and not listed.
  if (pieces.length === 0) return <p className={look}>{found}</p>;
  return (
    <details className={look}>
      <summary className="cursor-pointer font-medium">{found}</summary>
      <ul aria-label="Hidden text" className="mt-2 grid gap-3">
        {pieces.map(({ kind, page, text, boxes }) => (
          <li key={[kind, page, text, boxes[0]?.x, boxes[0]?.y].join()}>
            <figure className="grid gap-1">
              <blockquote dir="auto" className="font-serif text-16 break-words text-ink">
                {text}
              </blockquote>
              <figcaption className="text-12">
                {KIND_WORDS[kind]}, page {page}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </details>
  );
}
