import { cancelScreening } from "#commands/screening/cancel-screening.ts";
import { judgeAgain } from "#commands/screening/judge-by-current-engine.ts";
import { continueScreening } from "#commands/screening/continue-screening.ts";
import { restartFile } from "#commands/screening/restart-file.ts";
import { skipFile } from "#commands/screening/skip-file.ts";
import { startScreening } from "#commands/screening/start-screening.ts";
import { showUpload } from "#db/screening/left-out-queries.ts";
import { getAnalysisStatus } from "#db/screening/progress-queries.ts";
import type { Handlers } from "#http/handler.ts";
import { markTrialUsed } from "#http/account/trial-cookie.ts";
import { replaceOwnKeyAnalyses } from "#commands/screening/replace-own-key-analyses.ts";
import { asOwner } from "#db/client.ts";
import { listOwnKeyAnalyses } from "#db/screening/own-key-queries.ts";

export const screeningHandlers = {
  startScreening: async ({ deps, request, user, body }) => {
    const upload = await startScreening(deps, user.userId, body.bulkUploadId, body.board);
    if (user.kind === "trial") markTrialUsed(request);
    return showUpload(deps.db, upload);
  },

  continueScreening: async ({ deps, user, body }) =>
    showUpload(deps.db, await continueScreening(deps, user.userId, body.bulkUploadId)),

  judgeAgain: ({ deps, user, body }) => judgeAgain(deps, user.userId, body.bulkUploadId),

  analysisStatus: ({ deps, user, body }) => getAnalysisStatus(deps.db, user.userId, body.batchId),

  restartFile: ({ deps, user, body }) => restartFile(deps, user.userId, body.bulkUploadId, body.filename),

  skipFile: ({ deps, user, body }) => skipFile(deps, user.userId, body.bulkUploadId, body.filename),

  cancelScreening: async ({ deps, user, body }) =>
    showUpload(deps.db, await cancelScreening(deps, user.userId, body.bulkUploadId)),

  listOwnKeyAnalyses: ({ deps, user }) => asOwner(deps.db, user.userId, (tx) => listOwnKeyAnalyses(tx, user.userId)),

  replaceOwnKeyAnalyses: ({ deps, user, body }) => replaceOwnKeyAnalyses(deps, user.userId, body),
} satisfies Partial<Handlers>;
