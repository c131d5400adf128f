import type { Box } from "#shared/screening/evidence.ts";

/** The words of each page, in the order of `pdftotext -bbox-layout`. */
export function parsePdftotextPages(xml: string): Box[][] {
  return xml
    .split("<page ")
    .slice(1)
    .map((page) =>
      Array.from(page.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)"/gu), (match) => {
        const [left = 0, top = 0, right = 0, bottom = 0] = match.slice(1).map(Number);
        return { x: left, y: top, width: right - left, height: bottom - top };
      }),
    );
}
