import type { Context } from "hono";
import { AppError } from "#shared/errors.ts";
import type { ClientKey, ConcurrencyLimiter } from "#http/concurrency-limiter.ts";
import { asRefusal, openBody, withinTime, PACE_OF_JSON } from "./request-body.ts";

const MAX_BODY_BYTES = 512 * 1024;
/** What most calls send. Thousands of these at once are a few megabytes. */
const SMALL_BODY_BYTES = 16 * 1024;

/** The raw body, up to the size limit. */
export async function readBody(request: Context, mostBytes = MAX_BODY_BYTES): Promise<Buffer> {
  const announced = request.req.header("content-length");
  if (Number(announced ?? 0) > mostBytes) throw tooLarge();
  // Node accepts no more bytes than Content-Length, so this path is bounded too.
  return announced === undefined ? readPieces(request, mostBytes) : readAtOnce(request);
}

/** Large bodies are held in memory while they arrive, so a limiter bounds how many at once. */
export async function readBodyWithLimit(
  request: Context,
  clientKey: ClientKey,
  large: ConcurrencyLimiter,
): Promise<Buffer> {
  const announced = Number(request.req.header("content-length") ?? Infinity);
  if (announced <= SMALL_BODY_BYTES) return readBody(request);
  await large.acquire(clientKey);
  try {
    return await readBody(request);
  } finally {
    large.release(clientKey);
  }
}

export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch (error) {
    throw new AppError("invalid_request", { message: "The body is not JSON.", cause: error });
  }
}

async function readAtOnce(request: Context) {
  try {
    return Buffer.from(await withinTime(request.req.arrayBuffer(), PACE_OF_JSON.longestMs));
  } catch (error) {
    throw asRefusal(error);
  }
}

async function readPieces(request: Context, mostBytes: number) {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of openBody(request, PACE_OF_JSON)?.pieces() ?? []) {
    sizeBytes += chunk.length;
    if (sizeBytes > mostBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = () => new AppError("invalid_request", { message: "The request is too large." });
