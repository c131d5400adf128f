import { Inflate, inflateSync, strFromU8 } from "fflate";
import { crc32 } from "#analysis/read/crc32.ts";
import { viewOf } from "#analysis/read/word/view-bytes.ts";
import { Unreadable } from "#analysis/read/word/word-reading.ts";

const MAX_ENTRIES = 2000;
const MAX_DECLARED_BYTES = 100 * 1024 * 1024;
const MAX_RATIO = 100;
const RATIO_COUNTS_ABOVE_BYTES = 1024 * 1024;
/** Deflate grows a byte to 1,032 at most: a step overshoots what is declared by 16 MB and no more. */
const INFLATE_STEP_BYTES = 16 * 1024;

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ZIP64_COUNT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const IS_ENCRYPTED = 1;

export interface ZipEntry {
  flags: number;
  method: number;
  checksum: number;
  packedBytes: number;
  unpackedBytes: number;
  headerAt: number;
}

export function isZip(file: Uint8Array): boolean {
  return file.length > 4 && file[0] === 0x50 && file[1] === 0x4b;
}

/** What the file claims to hold, by lower-case name; nothing is inflated. Part names ignore case, so two that differ in case are one name. */
export function listEntries(file: Uint8Array): Map<string, ZipEntry> {
  const view = viewOf(file);
  const end = findDirectoryEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES || count === ZIP64_COUNT) throw new Unreadable("too_large");
  const entries = new Map<string, ZipEntry>();
  let declaredBytes = 0;
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const { name, entry, next } = readDirectoryEntry(file, view, at);
    if (entries.has(name)) throw new Unreadable("corrupt");
    entries.set(name, entry);
    declaredBytes += entry.unpackedBytes;
    at = next;
  }
  if (declaredBytes > MAX_DECLARED_BYTES) throw new Unreadable("too_large");
  return entries;
}

function findDirectoryEnd(view: DataView): number {
  const last = view.byteLength - DIRECTORY_END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at -= 1) {
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  }
  throw new Unreadable("corrupt");
}

function readDirectoryEntry(file: Uint8Array, view: DataView, at: number) {
  if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Unreadable("corrupt");
  const nameEnd = at + 46 + view.getUint16(at + 28, true);
  const entry: ZipEntry = {
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    packedBytes: view.getUint32(at + 20, true),
    unpackedBytes: view.getUint32(at + 24, true),
    headerAt: view.getUint32(at + 42, true),
  };
  const name = strFromU8(file.subarray(at + 46, nameEnd))
    .replaceAll("\\", "/")
    .toLowerCase();
  return { name, entry, next: nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true) };
}

/** The declared size is the ceiling, and the checksum must be right: damaged text would be judged as if it were whole. */
export function unpackEntry(file: Uint8Array, entry: ZipEntry): Uint8Array {
  const { packedBytes, unpackedBytes, headerAt } = entry;
  if ((entry.flags & IS_ENCRYPTED) !== 0) throw new Unreadable("encrypted");
  if (unpackedBytes > Math.max(RATIO_COUNTS_ABOVE_BYTES, packedBytes * MAX_RATIO)) throw new Unreadable("too_large");
  const view = viewOf(file);
  if (view.getUint32(headerAt, true) !== LOCAL_HEADER) throw new Unreadable("corrupt");
  const start = headerAt + 30 + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
  const unpacked = unpack(file.subarray(start, start + packedBytes), entry);
  if (unpacked.length !== unpackedBytes || crc32(unpacked) !== entry.checksum) throw new Unreadable("corrupt");
  return unpacked;
}

function unpack(packed: Uint8Array, { method, unpackedBytes }: ZipEntry): Uint8Array {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new Unreadable("corrupt");
  // One byte more than declared, so that a part that does not stop there shows.
  const out = new Uint8Array(unpackedBytes + 1);
  try {
    return packed.length > INFLATE_STEP_BYTES ? inflateInSteps(packed, out) : inflateSync(packed, { out });
  } catch (cause) {
    throw new Unreadable("corrupt", { cause });
  }
}

function inflateInSteps(packed: Uint8Array, out: Uint8Array): Uint8Array {
  let length = 0;
  const stream = new Inflate((chunk) => {
    out.set(chunk, length);
    length += chunk.length;
  });
  for (let at = 0; at < packed.length; at += INFLATE_STEP_BYTES) {
    stream.push(packed.subarray(at, at + INFLATE_STEP_BYTES), at + INFLATE_STEP_BYTES >= packed.length);
  }
  return out.subarray(0, length);
}
