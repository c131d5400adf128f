import type { TaskKind } from "#db/queue/task.ts";
import { judgeStored } from "#pipeline/screening/judge-stored.ts";
import { readVacancy } from "#pipeline/screening/read-vacancy.ts";
import { screenCv } from "#pipeline/screening/screen-cv.ts";
import type { Step } from "./step.ts";

/** What follows what: reading the vacancy queues its CVs; the last CV to end makes the shortlist (`finish-upload.ts`). */
export const STEPS: Record<TaskKind, Step> = {
  read_vacancy: readVacancy,
  screen_cv: screenCv,
  judge_known: judgeStored,
};
