const ACCEPTED_PERCENT = 30;
const PERCENT_PER_SECOND = 2;
const MOST_BEFORE_DONE = 90;

/** What is shown while CVs that were accepted are screened. The last step is the server's to tell, however early or late it comes. */
export function importPercent(secondsSinceAccepted: number, isDone: boolean): number {
  if (isDone) return 100;
  const risen = ACCEPTED_PERCENT + PERCENT_PER_SECOND * Math.max(0, Math.floor(secondsSinceAccepted));
  return Math.min(MOST_BEFORE_DONE, risen);
}
