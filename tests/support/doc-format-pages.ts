import { SECTOR, words } from "#tests/support/ole-writer.ts";

const RUNS_PER_PAGE = 8;

/** Changes and the places in the main stream between which they hold. */
export interface Placed {
  from: number;
  to: number;
  changes: number[];
}

export function placeAll(
  start: number,
  letterBytes: number,
  stretches: { length: number; changes: number[] }[],
): Placed[] {
  let at = start;
  return stretches
    .filter(({ length }) => length > 0)
    .map(({ length, changes }) => {
      const from = at;
      at += length * letterBytes;
      return { from, to: at, changes };
    });
}

export function characterChanges(changes: number[]): number[] {
  return [changes.length, ...changes];
}

/** The changes to a paragraph have their length in words; an odd number of bytes and a first zero mark the longer form. */
export function paragraphChanges(changes: number[]): number[] {
  const padded = changes.length % 2 === 0 ? changes : [...changes, 0];
  return [0, padded.length / 2, ...padded];
}

/** Places, then offsets, then from the end of the page upwards the changes themselves. */
export function formatPages(placed: Placed[], entryBytes: number, encode: (changes: number[]) => number[]) {
  const groups = Array.from({ length: Math.ceil(placed.length / RUNS_PER_PAGE) }, (_, page) =>
    placed.slice(page * RUNS_PER_PAGE, (page + 1) * RUNS_PER_PAGE),
  );
  const pages = groups.map((group) => {
    const page = Buffer.alloc(SECTOR);
    let free = SECTOR - 2;
    group.forEach(({ from, to, changes }, index) => {
      page.writeUInt32LE(from, index * 4);
      page.writeUInt32LE(to, index * 4 + 4);
      if (changes.length === 0) return;
      const encoded = encode(changes);
      free -= encoded.length + (encoded.length % 2);
      page.set(encoded, free);
      page.writeUInt8(free / 2, (group.length + 1) * 4 + index * entryBytes);
    });
    page.writeUInt8(group.length, SECTOR - 1);
    return page;
  });
  return { pages, places: [...groups.map((group) => group[0]?.from ?? 0), placed.at(-1)?.to ?? 0] };
}

export function pageTable({ pages, places }: { pages: Buffer[]; places: number[] }, firstPage: number): Buffer {
  return words([...places, ...pages.map((_, index) => firstPage + index)]);
}
