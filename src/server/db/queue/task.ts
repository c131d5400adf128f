import * as z from "zod/mini";

export const TaskId = z.uuid().brand<"TaskId">();
export type TaskId = z.infer<typeof TaskId>;

/** Slow is for files whose pages are pictures. */
export type Lane = "quick" | "slow";

export type { TaskKind } from "#shared/operations/operations.ts";

/** Parked: its tries were used up by faults, and it waits for the operator. */
export type TaskState = "queued" | "running" | "done" | "parked";
