import type { TaskKind } from "#shared/operations/operations.ts";

export const TASK_NAMES: Record<TaskKind, { one: string; many: string }> = {
  read_vacancy: { one: "Job description", many: "job descriptions" },
  judge_known: { one: "Known CVs", many: "portions of known CVs" },
  screen_cv: { one: "CV", many: "CVs" },
};
