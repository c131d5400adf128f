export const SECTOR = 512;
const FREE = 0xffffffff;
const CHAIN_END = 0xfffffffe;
const TABLE_SECTOR = 0xfffffffd;

/** A compound file: a header, one sector that chains the others, the directory, then the streams. */
export function writeOle(streams: Record<string, Uint8Array>): Uint8Array {
  const names = Object.keys(streams);
  // Streams under 4,096 bytes would go into smaller sectors; these are filled up instead.
  const contents = Object.values(streams).map((bytes) => padded(bytes, Math.max(4096, bytes.length)));
  const directorySectors = Math.ceil((names.length + 1) / 4);
  const chains: number[] = [TABLE_SECTOR, ...chain(1, directorySectors)];
  const starts = contents.map((bytes) => {
    const start = chains.length;
    chains.push(...chain(start, bytes.length / SECTOR));
    return start;
  });
  const entries = [
    directoryEntry("Root Entry", 5, { child: names.length > 0 ? 1 : FREE, start: CHAIN_END, size: 0 }),
    ...names.map((name, index) =>
      directoryEntry(name, 2, {
        right: index + 1 < names.length ? index + 2 : FREE,
        start: starts[index] ?? CHAIN_END,
        size: contents[index]?.length ?? 0,
      }),
    ),
  ];
  while (chains.length < SECTOR / 4) chains.push(FREE);
  return new Uint8Array(
    Buffer.concat([oleHeader(), words(chains), padded(Buffer.concat(entries), directorySectors * SECTOR), ...contents]),
  );
}

function padded(bytes: Uint8Array, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(Math.ceil(length / SECTOR) * SECTOR - bytes.length)]);
}

function chain(start: number, sectors: number): number[] {
  return Array.from({ length: sectors }, (_, index) => (index === sectors - 1 ? CHAIN_END : start + index + 1));
}

function oleHeader(): Buffer {
  const header = Buffer.alloc(SECTOR);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.set(shorts([0x3e, 3, 0xfffe, 9, 6]), 24);
  header.set(words([1, 1, 0, 4096, CHAIN_END, 0, CHAIN_END, 0, 0]), 44);
  header.fill(0xff, 80);
  return header;
}

function directoryEntry(
  name: string,
  kind: number,
  { right = FREE, child = FREE, start, size }: { right?: number; child?: number; start: number; size: number },
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, "utf16le");
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(kind, 66);
  entry.set(words([FREE, right, child]), 68);
  entry.set(words([start, size]), 116);
  return entry;
}

export function words(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
}

export function shorts(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16LE(value, index * 2));
  return bytes;
}
