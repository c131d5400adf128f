/** No further trial for this browser, or none from this address today. */
export type TrialRefusal = "trial_used" | "too_many_requests";

// These stand in the light part of the landing page, so nothing here may need a schema.
const DONE_KEY = "evenhand:first-upload-completed";
export const RUNNING_KEY = "evenhand:running-trial";

/** The first upload of this browser was completed; the server refuses a second one whatever stands here. */
export function isTrialDone() {
  return localStorage.getItem(DONE_KEY) !== null;
}

export function markTrialDone() {
  localStorage.setItem(DONE_KEY, "1");
}

export function hasRunningTrial() {
  return sessionStorage.getItem(RUNNING_KEY) !== null;
}
