/** No further trial for this browser, or none from this address today. */
export type TrialRefusal = "trial_used" | "too_many_requests";

// These stand in the light part of the landing page, so nothing here may need a schema.
const DONE_KEY = "evenhand:first-upload-completed";
export const RUNNING_KEY = "evenhand:running-trial";

/** What this browser remembers. The server refuses a second trial whatever stands here. */
export type EarlierTrial = "none" | "running" | "done";

export function readEarlierTrial(): EarlierTrial {
  if (typeof window === "undefined") return "none";
  if (sessionStorage.getItem(RUNNING_KEY) !== null) return "running";
  return localStorage.getItem(DONE_KEY) === null ? "none" : "done";
}

export function markTrialDone() {
  localStorage.setItem(DONE_KEY, "1");
}
