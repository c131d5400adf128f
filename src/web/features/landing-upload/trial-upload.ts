import * as z from "zod/mini";
import { UploadId } from "#shared/ids.ts";
import { RUNNING_KEY } from "./trial-flags.ts";

/** What the landing page hands on to `/book`: the upload, how many CVs arrived, and the names for a summary. */
export const TrialUpload = z.object({
  uploadId: UploadId,
  cvCount: z.int(),
  uploadedFiles: z.optional(z.object({ cvs: z.array(z.string()), jobDescription: z.string() })),
});
export type TrialUpload = z.infer<typeof TrialUpload>;

/** A visitor has no list of uploads on the server, so the tab remembers the running one over a reload. */
export function rememberRunning(upload: TrialUpload) {
  sessionStorage.setItem(RUNNING_KEY, JSON.stringify(upload));
}

export function forgetRunning() {
  sessionStorage.removeItem(RUNNING_KEY);
}

export function recallRunning(): TrialUpload | undefined {
  const kept = sessionStorage.getItem(RUNNING_KEY);
  return kept === null ? undefined : TrialUpload.safeParse(JSON.parse(kept)).data;
}

const UNCLAIMED_KEY = "evenhand:unclaimed-trial";
/** The server deletes what nobody has claimed by then. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The results wait for an account, which shows them first. */
export function rememberUnclaimed(uploadId: string) {
  localStorage.setItem(UNCLAIMED_KEY, `${Date.now()} ${uploadId}`);
}

export function readUnclaimed(): string | undefined {
  const [at, uploadId] = (localStorage.getItem(UNCLAIMED_KEY) ?? "").split(" ");
  return Date.now() - Number(at) < KEPT_MS ? uploadId : undefined;
}

export function forgetUnclaimed() {
  localStorage.removeItem(UNCLAIMED_KEY);
}
