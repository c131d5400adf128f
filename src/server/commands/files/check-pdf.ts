import { AppError } from "#shared/errors.ts";
import { MAX_FILE_BYTES, MAX_TEXT_BYTES } from "#shared/limits.ts";

const SIGNATURE = "%PDF-";
/** Real PDFs exist with junk before their signature; readers look for it this far. */
const HEAD_BYTES = 1024;
const WORD_SIGNATURES = [Buffer.from("504b0304", "hex"), Buffer.from("d0cf11e0", "hex")];

type HeadCheck = (head: Buffer) => void;

export function checkPdf(bytes: AsyncIterable<Uint8Array>) {
  return checkHead(bytes, (head) => {
    if (!isPdf(head)) throw new AppError("not_a_pdf");
  });
}

/** A PDF or a Word file. What it is its first bytes tell; names lie. */
export function checkDocument(bytes: AsyncIterable<Uint8Array>) {
  return checkHead(bytes, (head) => {
    const isWord = WORD_SIGNATURES.some((signature) => head.subarray(0, signature.length).equals(signature));
    if (!isWord && !isPdf(head)) throw new AppError("not_a_document");
  });
}

const UTF_16 = [Buffer.from("fffe", "hex"), Buffer.from("feff", "hex")];

/** A file that only calls itself a text has bytes that no text has. */
export async function* checkText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let sizeBytes = 0;
  const checked = checkHead(bytes, (head) => {
    const isWide = UTF_16.some((mark) => head.subarray(0, mark.length).equals(mark));
    if (isPdf(head) || (head.includes(0) && !isWide)) throw new AppError("not_a_document");
  });
  for await (const chunk of checked) {
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_TEXT_BYTES) throw new AppError("text_too_long");
    yield chunk;
  }
}

const isPdf = (head: Buffer) => head.includes(SIGNATURE);

/** Passes the bytes on while checking them, so that a wrong file is refused without ever being held whole. */
async function* checkHead(bytes: AsyncIterable<Uint8Array>, check: HeadCheck): AsyncGenerator<Uint8Array> {
  let sizeBytes = 0;
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of bytes) {
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_FILE_BYTES) throw new AppError("file_too_large");
    if (head === undefined) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    check(head.subarray(0, HEAD_BYTES));
    yield head;
    head = undefined;
  }
  if (sizeBytes === 0) throw new AppError("empty_file");
  if (head === undefined) return;
  check(head);
  yield head;
}
