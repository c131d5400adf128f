import type { Context } from "hono";
import { AppError } from "#shared/errors.ts";

const MAX_BODY_BYTES = 512 * 1024;

/** The bytes as they came, never more than fits. */
export async function readBody(request: Context): Promise<Buffer> {
  if (Number(request.req.header("content-length") ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of request.req.raw.body ?? []) {
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge() {
  return new AppError("invalid_request", { message: "The request is too large." });
}
