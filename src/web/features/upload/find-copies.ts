import { nameSome } from "#lib/format.ts";
import { MAX_FILE_BYTES } from "#shared/limits.ts";

/** Each offered file that holds the same bytes as one before it, with that one. Only files of one size can, so hardly any is read. */
export async function findCopies(chosen: readonly File[], offered: readonly File[]): Promise<Map<File, File>> {
  const all = [...chosen, ...offered].filter(({ size }) => size <= MAX_FILE_BYTES);
  const alike = [...Map.groupBy(all, ({ size }) => size).values()].filter((group) => group.length > 1).flat();
  const firsts = new Map<string, File>();
  const copies = new Map<File, File>();
  // One after the other: 250 files at once would all be held in memory.
  for (const file of alike) {
    const hash = await hashContent(file);
    const first = firsts.get(hash);
    if (first) copies.set(file, first);
    else firsts.set(hash, file);
  }
  return copies;
}

async function hashContent(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One sentence, however many there are. */
export function describeCopies(copies: ReadonlyMap<File, File>): string {
  const [only, ...others] = copies;
  if (!only) return "";
  if (others.length > 0)
    return `${copies.size} files are chosen already: ${nameSome([...copies.keys()].map(({ name }) => name))}.`;
  const [copy, first] = only;
  return copy.name === first.name
    ? `${copy.name} is chosen already.`
    : `${copy.name} is the same file as ${first.name}.`;
}
