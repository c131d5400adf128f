import busboy from "busboy";
import type { Context } from "hono";
import { once } from "node:events";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError } from "#shared/errors.ts";

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

/** Reads a form as it arrives: a file is never held whole. */
export async function readMultipart(request: Context, maxFiles: number, reader: FormReader) {
  const { body } = request.req.raw;
  const contentType = request.req.header("content-type") ?? "";
  if (body === null || !contentType.startsWith("multipart/form-data"))
    throw new AppError("invalid_request", { message: "The body is not a form." });
  const parser = parserOf(contentType, maxFiles);
  const refusals: unknown[] = [];
  let turn = Promise.resolve();
  parser.on("field", (name, value) => reader.onField(name, value));
  parser.on("file", (field, bytes, { filename }) => {
    turn = turn
      .then(() => take(reader, { field, fileName: filename ?? "" }, bytes))
      .catch((error: unknown) => void refusals.push(error));
  });
  await pipeline(Readable.fromWeb(body), parser);
  await turn;
  // Told when the form has been read: half-way, a browser would see a broken line instead of an answer.
  if (refusals.length > 0) throw refusals[0];
}

function parserOf(contentType: string, maxFiles: number) {
  try {
    return busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      limits: { files: maxFiles, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
    });
  } catch (error) {
    throw new AppError("invalid_request", { message: "The form has no boundary.", cause: error });
  }
}

/** A refused file is read to its end, or the rest of the form would never arrive: whoever refuses it must not end it. */
async function take(reader: FormReader, named: Omit<FormFile, "bytes">, stream: Readable) {
  try {
    await reader.onFile({ ...named, bytes: stream.iterator({ destroyOnReturn: false }) });
  } finally {
    stream.resume();
    if (!stream.closed) await once(stream, "close");
  }
}
