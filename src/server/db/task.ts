import * as z from "zod/mini";

export const TaskId = z.uuid().brand<"TaskId">();
export type TaskId = z.infer<typeof TaskId>;

export type TaskKind = "read_vacancy" | "screen_cv";
