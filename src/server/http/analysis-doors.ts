import { cancelScreening } from "#commands/cancel-screening.ts";
import { continueScreening } from "#commands/continue-screening.ts";
import { restartFile } from "#commands/restart-file.ts";
import { skipFile } from "#commands/skip-file.ts";
import { startScreening } from "#commands/start-screening.ts";
import { getAnalysisStatus } from "#db/progress-queries.ts";
import type { Doors } from "./door.ts";
import { markTrialUsed } from "./trial-cookie.ts";

export const analysisDoors = {
  startScreening: async ({ deps, request, user, body }) => {
    const upload = await startScreening(deps, user.userId, body.bulkUploadId, body.board);
    if (!("sessionId" in user)) markTrialUsed(request);
    return upload;
  },

  continueScreening: ({ deps, user, body }) => continueScreening(deps, user.userId, body.bulkUploadId),

  analysisStatus: ({ deps, user, body }) => getAnalysisStatus(deps.db, user.userId, body.batchId),

  restartFile: async ({ deps, user, body }) => {
    await restartFile(deps, user.userId, body.bulkUploadId, body.filename);
    return { ok: true };
  },

  skipFile: async ({ deps, user, body }) => {
    await skipFile(deps, user.userId, body.bulkUploadId, body.filename);
    return { ok: true };
  },

  cancelScreening: ({ deps, user, body }) => cancelScreening(deps, user.userId, body.bulkUploadId),
} satisfies Partial<Doors>;
