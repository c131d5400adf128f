import { AppError } from "#shared/errors.ts";
import { MAX_FILE_BYTES } from "#shared/limits.ts";

const SIGNATURE = "%PDF-";
/** Real PDFs exist with junk before their signature; readers look for it this far. */
const SIGNATURE_WITHIN_BYTES = 1024;

/** Passes the bytes on while checking them, so that a wrong file is refused without ever being held whole. */
export async function* checkPdf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
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
    if (head.length < SIGNATURE_WITHIN_BYTES) continue;
    yield checkedHead(head);
    head = undefined;
  }
  if (sizeBytes === 0) throw new AppError("empty_file");
  if (head !== undefined) yield checkedHead(head);
}

function checkedHead(head: Buffer) {
  if (!head.subarray(0, SIGNATURE_WITHIN_BYTES).includes(SIGNATURE)) throw new AppError("not_a_pdf");
  return head;
}
