import type { Context } from "hono";
import { AppError } from "#shared/errors.ts";

const MAX_BODY_BYTES = 512 * 1024;

/** The bytes as they came, never more than fits. */
export async function readBody(request: Context): Promise<Buffer> {
  const told = request.req.header("content-length");
  if (Number(told ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  // Node takes no byte more than was told, so the quick way is bounded too.
  if (told !== undefined) return Buffer.from(await request.req.arrayBuffer());
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
