/** Everything that was dropped, folders opened to the bottom. Entries must be taken before the first await: the list dies with the event. */
export async function readDroppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return [...transfer.files];
  const found = await Promise.all(entries.map(readEntry));
  return found.flat();
}

async function readEntry(entry: FileSystemEntry): Promise<File[]> {
  // A dot file is the system's own (.DS_Store): nobody chose it, so nobody is told that it was left out.
  if (entry.name.startsWith(".")) return [];
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const children = await readFolder(entry.createReader());
  const found = await Promise.all(children.map(readEntry));
  return found.flat();
}

/** A reader hands out at most 100 entries at a time and says "no more" only by an empty answer. */
async function readFolder(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
    all.push(...some);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
