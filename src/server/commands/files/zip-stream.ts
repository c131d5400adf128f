import { pipeline } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export interface ZipEntry {
  name: string;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

interface Written {
  name: Buffer;
  crc: number;
  packedBytes: number;
  sizeBytes: number;
  offset: number;
}

/** The largest number of each kind that a zip file holds without the extension called zip64. */
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
/** Sizes and checksum follow the content; the name is UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 45;

/** When the archive was made, twice: as the format's local time, here UTC, and exactly, which programs of today prefer. */
interface Moment {
  dos: number;
  extra: Uint8Array;
}

function momentOf(date: Date): Moment {
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const extra = record("2 2 1 4", [0x5455, 5, 1, Math.floor(date.getTime() / 1000)]);
  return { dos: day * 0x10000 + time, extra };
}

/**
 * A zip file of any length, made while it is read: nothing is held but the piece in hand and the list of names. Packed off
 * the main thread. One entry may not exceed 4 GB.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, madeAt = new Date()): AsyncGenerator<Uint8Array> {
  const moment = momentOf(madeAt);
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packedBytes: 0, sizeBytes: 0, offset };
    for await (const piece of writeEntry(entry, content, moment)) {
      offset += piece.length;
      yield piece;
    }
    written.push(entry);
  }
  yield* writeDirectory(written, offset, moment);
}

async function* writeEntry(
  entry: Written,
  content: ZipEntry["content"],
  { dos, extra }: Moment,
): AsyncGenerator<Uint8Array> {
  const { name } = entry;
  const head = [0x04034b50, VERSION, FLAGS, DEFLATED, dos, 0, 0, 0, name.length, extra.length];
  yield record("4 2 2 2 4 4 4 4 2 2", head, Buffer.concat([name, extra]));
  for await (const packed of deflate(measure(entry, content))) {
    entry.packedBytes += packed.length;
    yield packed;
  }
  if (entry.sizeBytes > MAX_32 || entry.packedBytes > MAX_32) throw new Error("An entry is too large for a zip file.");
  yield record("4 4 4 4", [0x08074b50, entry.crc, entry.packedBytes, entry.sizeBytes]);
}

/** A consumer that stops destroys the compressor, and the pipeline then ends the source. */
function deflate(content: AsyncGenerator<Uint8Array>): AsyncIterable<Uint8Array> {
  return pipeline(content, createDeflateRaw({ level: 1 }), () => {
    // An error reaches the consumer; an abort before the first read has no other handler.
  });
}

async function* measure(entry: Written, content: ZipEntry["content"]) {
  for await (const piece of content) {
    entry.crc = crc32(piece, entry.crc);
    entry.sizeBytes += piece.length;
    yield piece;
  }
}

function* writeDirectory(entries: Written[], start: number, moment: Moment): Generator<Uint8Array> {
  let sizeBytes = 0;
  for (const entry of entries) {
    const line = directoryLine(entry, moment);
    sizeBytes += line.length;
    yield line;
  }
  const count = entries.length;
  if (count >= MAX_16 || start + sizeBytes >= MAX_32) {
    yield record("4 8 2 2 4 4 8 8 8 8", [0x06064b50, 44, VERSION, VERSION, 0, 0, count, count, sizeBytes, start]);
    yield record("4 4 8 4", [0x07064b50, 0, start + sizeBytes, 1]);
  }
  const [few, near, small] = [Math.min(count, MAX_16), Math.min(start, MAX_32), Math.min(sizeBytes, MAX_32)];
  yield record("4 2 2 2 2 4 4 2", [0x06054b50, 0, 0, few, few, small, near, 0]);
}

function directoryLine({ name, crc, packedBytes, sizeBytes, offset }: Written, moment: Moment) {
  const isFar = offset >= MAX_32;
  const extra = isFar ? Buffer.concat([record("2 2 8", [1, 8, offset]), moment.extra]) : moment.extra;
  const fixed = [0x02014b50, VERSION, VERSION, FLAGS, DEFLATED, moment.dos, crc, packedBytes, sizeBytes];
  const lengths = [name.length, extra.length, 0, 0, 0, 0, isFar ? MAX_32 : offset];
  return record("4 2 2 2 2 4 4 4 4 2 2 2 2 2 4 4", [...fixed, ...lengths], Buffer.concat([name, extra]));
}

/** Numbers of so many bytes each, the least significant first, and what follows them. */
function record(widths: string, numbers: number[], rest: Uint8Array = new Uint8Array()) {
  const fields = widths.split(" ").map((width, index) => {
    const field = Buffer.alloc(8);
    field.writeBigUInt64LE(BigInt(numbers[index] ?? 0));
    return field.subarray(0, Number(width));
  });
  return Buffer.concat([...fields, rest]);
}
