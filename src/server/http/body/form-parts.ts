import type { Dicer } from "@fastify/busboy";
import { once } from "node:events";
import { AppError } from "#shared/errors.ts";
import { readPartHeader } from "./part-header.ts";

export interface FormFile {
  field: string;
  fileName: string;
  bytes: AsyncIterable<Uint8Array>;
}

export interface FormReader {
  /** Called for one file after the other, in their order; the next is read when its promise has settled. */
  onFile(file: FormFile): Promise<void>;
  onField(name: string, value: string): void;
}

const MAX_FIELD_BYTES = 10_000;
const MAX_FIELDS = 20;

/** The parts of one form, each read when those before it have been. */
export class FormParts {
  readonly #reader: FormReader;
  readonly #left: { files: number; fields: number };
  readonly #open = new Set<Dicer.PartStream>();
  #turn = Promise.resolve();
  #refusal: unknown;

  constructor(maxFiles: number, reader: FormReader) {
    this.#reader = reader;
    this.#left = { files: maxFiles, fields: MAX_FIELDS };
  }

  add(part: Dicer.PartStream) {
    this.#open.add(part);
    // The parser says it of the form too, which is where it is told. Unheard, it would end the process.
    part.on("error", () => part.destroy());
    part.once("close", () => this.#open.delete(part));
    part.once("header", (header) => {
      this.#turn = this.#turn.then(() => this.#take(part, header)).catch((error) => void (this.#refusal ??= error));
    });
  }

  /** Half-way, a browser would see a broken connection instead of a refusal, so it waits until here. */
  async finish() {
    await this.#turn;
    if (this.#refusal !== undefined) throw this.#refusal;
    if (this.#open.size > 0) throw new AppError("invalid_request", { message: "A part of the form has no headers." });
  }

  /** Nothing more will come: the reader of an open part gets an error, and has released the part when this resolves. */
  async breakOff() {
    for (const part of this.#open) part.destroy(new AppError("invalid_request", { message: "The form broke off." }));
    await this.#turn;
  }

  /** A refused file is read to its end, or the rest of the form would never arrive: the code that refuses it must not end it. */
  async #take(part: Dicer.PartStream, header: unknown) {
    try {
      await this.#read(part, header);
    } finally {
      part.resume();
      if (!part.closed) await once(part, "close");
    }
  }

  /** What is beyond the limits is passed over. */
  async #read(part: Dicer.PartStream, header: unknown) {
    const { name, fileName } = readPartHeader(header);
    const kind = fileName === undefined ? "fields" : "files";
    this.#left[kind] -= 1;
    if (this.#left[kind] < 0) return;
    const bytes: AsyncIterable<Uint8Array> = part.iterator({ destroyOnReturn: false });
    if (fileName === undefined) this.#reader.onField(name, await readText(bytes));
    else await this.#reader.onFile({ field: name, fileName, bytes });
  }
}

async function readText(bytes: AsyncIterable<Uint8Array>) {
  const pieces: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const piece of bytes) {
    sizeBytes += piece.length;
    if (sizeBytes > MAX_FIELD_BYTES) throw new AppError("invalid_request", { message: "A field is too long." });
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}
