import { utf16Of, viewOf } from "#analysis/read/word/view-bytes.ts";
import { Unreadable } from "#analysis/read/word/word-reading.ts";

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const HEADER_FAT_SECTORS = 109;
const ENTRY_BYTES = 128;
/** Numbers from here on end a chain or mark a sector as free. */
const NO_SECTOR = 0xfffffffa;
const NO_ENTRY = 0xffffffff;

/** Sectors of one size in a row, and the number of the sector that follows each. */
interface Disk {
  bytes: Uint8Array;
  sectorBytes: number;
  nextOf: (sector: number) => number;
}

interface Entry {
  name: string;
  start: number;
  sizeBytes: number;
  neighbours: number[];
  child: number;
}

export function isOle(file: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => file[index] === byte);
}

/** A compound file is a small disk: its streams are chains of sectors. Short streams live in one of them, cut into smaller sectors. */
export function openOle(file: Uint8Array): Map<string, () => Uint8Array> {
  const header = viewOf(file);
  const sectorBytes = sectorSize(header.getUint16(30, true));
  const sectors = file.subarray(sectorBytes);
  const fat = listFatSectors(header, viewOf(sectors), sectorBytes);
  const disk: Disk = { bytes: sectors, sectorBytes, nextOf: tableIn(sectors, sectorBytes, fat) };
  const directory = viewOf(readChain(disk, header.getUint32(48, true), Infinity));
  const root = readEntry(directory, 0);
  const openSmallDisk = (): Disk => ({
    bytes: readChain(disk, root.start, root.sizeBytes),
    sectorBytes: sectorSize(header.getUint16(32, true)),
    nextOf: tableIn(sectors, sectorBytes, listChain(disk, header.getUint32(60, true))),
  });
  const shortBelow = header.getUint32(56, true);
  return new Map(
    listEntries(directory, root.child).map(({ name, start, sizeBytes }) => [
      name,
      () => readChain(sizeBytes < shortBelow ? openSmallDisk() : disk, start, sizeBytes),
    ]),
  );
}

function sectorSize(shift: number): number {
  if (shift < 6 || shift > 12) throw new Unreadable("corrupt");
  return 2 ** shift;
}

/** The first sectors of the table are listed in the header, further ones in a chain of their own, linked by their last word. */
function listFatSectors(header: DataView, sectors: DataView, sectorBytes: number): number[] {
  const count = header.getUint32(44, true);
  if (count > sectors.byteLength / sectorBytes) throw new Unreadable("corrupt");
  const listed: number[] = [];
  for (let index = 0; index < Math.min(count, HEADER_FAT_SECTORS); index += 1) {
    listed.push(header.getUint32(76 + index * 4, true));
  }
  let list = header.getUint32(68, true);
  while (listed.length < count) {
    const last = (list + 1) * sectorBytes - 4;
    for (let at = list * sectorBytes; at < last && listed.length < count; at += 4)
      listed.push(sectors.getUint32(at, true));
    list = sectors.getUint32(last, true);
  }
  return listed;
}

function tableIn(sectors: Uint8Array, sectorBytes: number, tableSectors: number[]): Disk["nextOf"] {
  const view = viewOf(sectors);
  return (sector) => {
    const holder = tableSectors[Math.floor((sector * 4) / sectorBytes)];
    if (holder === undefined) throw new Unreadable("corrupt");
    return view.getUint32(holder * sectorBytes + ((sector * 4) % sectorBytes), true);
  };
}

function listChain({ bytes, sectorBytes, nextOf }: Disk, start: number, sizeBytes = Infinity): number[] {
  const chain: number[] = [];
  for (let sector = start; sector < NO_SECTOR && chain.length * sectorBytes < sizeBytes; sector = nextOf(sector)) {
    // A chain longer than the disk goes in circles.
    if (chain.length * sectorBytes > bytes.length) throw new Unreadable("corrupt");
    chain.push(sector);
  }
  return chain;
}

function readChain(disk: Disk, start: number, sizeBytes: number): Uint8Array {
  const { bytes, sectorBytes } = disk;
  const chain = listChain(disk, start, sizeBytes);
  const stream = new Uint8Array(chain.length * sectorBytes);
  for (const [index, sector] of chain.entries()) {
    stream.set(bytes.subarray(sector * sectorBytes, (sector + 1) * sectorBytes), index * sectorBytes);
  }
  return stream.subarray(0, Math.min(sizeBytes, stream.length));
}

function readEntry(directory: DataView, index: number): Entry {
  const at = index * ENTRY_BYTES;
  const letters = Math.min(31, Math.max(0, (directory.getUint16(at + 64, true) >> 1) - 1));
  return {
    name: utf16Of(directory, at, letters),
    start: directory.getUint32(at + 116, true),
    sizeBytes: directory.getUint32(at + 120, true),
    neighbours: [directory.getUint32(at + 68, true), directory.getUint32(at + 72, true)],
    child: directory.getUint32(at + 76, true),
  };
}

/** The entries at the top; those of embedded files, which may have the same names, lie deeper. */
function listEntries(directory: DataView, first: number): Entry[] {
  const found = new Map<number, Entry>();
  const waiting = [first];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (index === NO_ENTRY || found.has(index)) continue;
    const entry = readEntry(directory, index);
    found.set(index, entry);
    waiting.push(...entry.neighbours);
  }
  return [...found.values()];
}
