import type { Context } from "hono";
import { CvImport, findEarlierImport } from "#commands/screening/import-cvs.ts";
import { AppError } from "#shared/errors.ts";
import { OpeningId } from "#shared/ids.ts";
import { MAX_CVS } from "#shared/limits.ts";
import { REPLAYED_HEADER } from "#shared/screening/bulk-import.ts";
import type { Handlers } from "#http/handler.ts";
import { readMultipart } from "#http/body/read-multipart.ts";
import { readIdempotencyKey } from "#http/idempotency-key.ts";

export const importHandlers = {
  bulkResumeImport: async ({ deps, request, user }) => {
    const idempotent = readIdempotencyKey(request, "bulkResumeImport", null);
    const earlier = await findEarlierImport(deps, user.userId, idempotent);
    if (earlier !== undefined) {
      request.header(REPLAYED_HEADER, "true");
      return drainForm(request).then(() => earlier);
    }
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
