import { Readable } from "node:stream";
import type { Logger } from "pino";

/** A zip that is made while it is downloaded. */
export function zipAnswer(log: Logger, zip: AsyncGenerator<Uint8Array>, plainName: string): Response {
  return new Response(Readable.toWeb(Readable.from(loggedWhenBroken(log, zip))), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${plainName}"`,
      "content-security-policy": "sandbox; default-src 'none'",
    },
  });
}

/** Half-way no answer can be given any more: the download breaks off. */
export async function* loggedWhenBroken(log: Logger, pieces: AsyncGenerator<Uint8Array>) {
  try {
    yield* pieces;
  } catch (error) {
    log.error({ err: error }, "An export broke off.");
    // Without its cause, which is in the log: the web server prints what ends a stream, with all the values it carries.
    // oxlint-disable-next-line eslint/preserve-caught-error
    throw new Error("An export broke off.");
  }
}
