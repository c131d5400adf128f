import type { Context } from "hono";
import { AppError } from "#shared/errors.ts";
import { asRefusal, openBody, orTooSlow, PACE_OF_JSON } from "./request-body.ts";

const MAX_BODY_BYTES = 512 * 1024;

/** The bytes as they came, never more than fits. */
export async function readBody(request: Context): Promise<Buffer> {
  const told = request.req.header("content-length");
  if (Number(told ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  // Node takes no byte more than was told, so the quick way is bounded too.
  return told === undefined ? readPieces(request) : readAtOnce(request);
}

async function readAtOnce(request: Context) {
  try {
    return Buffer.from(await orTooSlow(request.req.arrayBuffer(), PACE_OF_JSON.longestMs));
  } catch (error) {
    throw asRefusal(error);
  }
}

async function readPieces(request: Context) {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of openBody(request, PACE_OF_JSON)?.pieces() ?? []) {
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge() {
  return new AppError("invalid_request", { message: "The request is too large." });
}
