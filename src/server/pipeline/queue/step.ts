import type { Tx } from "#db/client.ts";
import type { LeasedTask } from "#db/queue/task-queries.ts";
import type { LockedUpload } from "#db/screening/upload-queries.ts";
import { MissingObject } from "#gateways/storage.ts";
import type { StoredFileRow } from "#db/files/file-queries.ts";
import type { UnreadableReason } from "#shared/screening/cv-analysis.ts";
import { createHash } from "node:crypto";
import type { PipelineDeps } from "#pipeline/pipeline-deps.ts";
import type { Reader, ReaderDeath } from "#pipeline/reader/reader.ts";
import type { ReadingProgress } from "#pipeline/reader/reader-messages.ts";

export interface StepContext {
  deps: PipelineDeps;
  task: LeasedTask;
  reader: Reader;
  onProgress: (progress: ReadingProgress) => void;
  /** The reader is done with this task and may take the next. */
  onRead: () => void;
  /** Ends when the lease is lost or the worker stops. */
  signal: AbortSignal;
}

/** Runs in the completing transaction after the fencing check: at most once per task. */
export type Save = (tx: Tx, upload: LockedUpload) => Promise<void>;

/** Erased: what the task was for is gone, and its row with it. */
export type StepResult =
  | { kind: "done"; save: Save }
  | { kind: "unreadable"; reason: UnreadableReason }
  | { kind: "scanned" }
  | { kind: "reader_died"; how: ReaderDeath }
  | { kind: "erased" };

/** One kind of task: how its work is done, and what is written when it has to be given up. */
export interface Step {
  run(context: StepContext): Promise<StepResult>;
  setAside(context: Pick<StepContext, "deps" | "task">, reason: UnreadableReason): Save;
}

/** The stored bytes, or undefined when they are not the ones that were uploaded. */
export async function readUnchanged(
  { storage }: Pick<PipelineDeps, "storage">,
  file: StoredFileRow,
): Promise<Buffer | undefined> {
  try {
    const bytes = await storage.read(file.storage_key);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return bytes.length === file.size_bytes && sha256 === file.sha256 ? bytes : undefined;
  } catch (error) {
    if (error instanceof MissingObject) return undefined;
    throw error;
  }
}
