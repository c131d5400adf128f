import type { Context } from "hono";
import { attachCv } from "#commands/candidates/attach-cv.ts";
import { CvImport, findEarlierImport } from "#commands/screening/import-cvs.ts";
import { screenAttachedCv } from "#commands/candidates/screen-attached-cv.ts";
import { asOwner } from "#db/client.ts";
import { AppError } from "#shared/errors.ts";
import { OpeningId } from "#shared/ids.ts";
import { MAX_CVS } from "#shared/limits.ts";
import { presentOne } from "#http/candidates/candidate-handlers.ts";
import type { Handlers } from "#http/handler.ts";
import { readMultipart } from "#http/body/read-multipart.ts";
import { readIdempotencyKey } from "#http/idempotency-key.ts";
import { decodeName, receiveFile } from "#http/files/file-handlers.ts";

export const importHandlers = {
  attachCv: ({ deps, request, user, params }) =>
    receiveFile(request, async (bytes) => {
      const fileName = decodeName(request.req.header("x-file-name"), "cv.pdf");
      const row = await attachCv(deps, user.userId, params.id, {
        fileName,
        bytes,
        address: deps.addresses.of(request),
      });
      return asOwner(deps.db, user.userId, (tx) => presentOne(tx, row));
    }),

  screenAttachedCv: async ({ deps, user, params, body }) => {
    const row = await screenAttachedCv(deps, user.userId, params.id, body.jobId);
    return asOwner(deps.db, user.userId, (tx) => presentOne(tx, row));
  },

  bulkResumeImport: async ({ deps, request, user }) => {
    const idempotent = readIdempotencyKey(request, "bulkResumeImport", null);
    const earlier = await findEarlierImport(deps, user.userId, idempotent);
    if (earlier !== undefined) return drainForm(request).then(() => earlier);
    let named = "";
    let opened: Promise<CvImport> | undefined;
    // One more than may come, so that too many are refused instead of dropped.
    await readMultipart(request, MAX_CVS + 1, {
      onField: (name, value) => void (name === "job_id" && (named = value)),
      onFile: async ({ fileName, bytes }) => {
        opened ??= CvImport.open(deps, user.userId, asOpening(named), idempotent, deps.addresses.of(request));
        await (await opened).put(fileName, bytes);
      },
    });
    if (opened === undefined) throw new AppError("no_cvs");
    return (await opened).start(asOpening(named));
  },
} satisfies Partial<Handlers>;

/** A browser reads the answer only after it has sent everything. */
function drainForm(request: Context) {
  return readMultipart(request, MAX_CVS + 1, { onField: () => undefined, onFile: async () => undefined });
}

function asOpening(value: string): OpeningId | undefined {
  if (value === "") return undefined;
  const id = OpeningId.safeParse(value);
  if (!id.success) throw new AppError("invalid_request", { field: "job_id" });
  return id.data;
}
