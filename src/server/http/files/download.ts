import type { Context } from "hono";
import type { Logger } from "pino";
import { streamed } from "./streamed-response.ts";

interface Download {
  type: string;
  /** Today's date follows it. */
  name: string;
  ending: string;
}

/** A file that is made while it is sent. */
export function downloadOf(
  { log }: { log: Logger },
  request: Context,
  pieces: AsyncGenerator<Uint8Array>,
  download: Download,
) {
  return new Response(streamed(request, loggedWhenBroken(log, pieces)), {
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
    log.error({ err: error }, "Export aborted.");
    // Without its cause, which is in the log: the web server prints what ends a stream, with all the values it carries.
    // oxlint-disable-next-line eslint/preserve-caught-error
    throw new Error("Export aborted.");
  }
}
