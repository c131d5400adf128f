import { Readable } from "node:stream";
import type { Logger } from "pino";

interface Download {
  type: string;
  /** Today's date follows it. */
  name: string;
  ending: string;
}

/** A file that is made while it is sent. */
export function downloadOf(log: Logger, pieces: AsyncGenerator<Uint8Array>, download: Download) {
  return new Response(Readable.toWeb(Readable.from(loggedWhenBroken(log, pieces))), {
    headers: {
      "content-type": download.type,
      "content-disposition": `attachment; filename="${datedName(download)}"`,
      "content-security-policy": "sandbox; default-src 'none'",
    },
  });
}

export function datedName({ name, ending }: Download) {
  return `${name}-${new Date().toISOString().slice(0, 10)}.${ending}`;
}

/** Half-way no answer can be given any more: the download breaks off. */
async function* loggedWhenBroken(log: Logger, pieces: AsyncGenerator<Uint8Array>) {
  try {
    yield* pieces;
  } catch (error) {
    log.error({ err: error }, "An export broke off.");
    // Without its cause, which is in the log: the web server prints what ends a stream, with all the values it carries.
    // oxlint-disable-next-line eslint/preserve-caught-error
    throw new Error("An export broke off.");
  }
}
