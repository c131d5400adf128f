import { availableParallelism } from "node:os";
import { Reader, type ReaderLimits } from "#pipeline/reader/reader.ts";

/** Each reader may take hundreds of megabytes. */
const MOST_READERS = 8;

/** Reader processes that take the next file as soon as they are done with one. None is started before it is needed. */
export class ReadingPool {
  readonly first: Reader;
  readonly #readers: Reader[];

  constructor(limits: ReaderLimits) {
    const size = Math.min(availableParallelism(), MOST_READERS);
    this.first = new Reader(limits);
    this.#readers = [this.first, ...Array.from({ length: size - 1 }, () => new Reader(limits))];
  }

  async warmUp(files: number) {
    await Promise.all(this.#readers.slice(0, files).map((reader) => reader.warmUp()));
  }

  async each<Item>(items: Item[], read: (reader: Reader, item: Item) => Promise<void>) {
    const waiting = items.values();
    const work = async (reader: Reader) => {
      for (const item of waiting) await read(reader, item);
    };
    await Promise.all(this.#readers.slice(0, items.length).map(work));
  }

  close() {
    for (const reader of this.#readers) reader.close();
  }
}
