import { formatMoment, plural } from "#lib/format.ts";
import type { DecidedAction, HistoryAction, OpeningPage } from "#shared/vacancies/opening-page.ts";

const WORDS: Record<HistoryAction | DecidedAction, string> = {
  screening_started: "started a screening",
  screening_cancelled: "cancelled a screening",
  criteria_changed: "changed the criteria",
  judged_again: "had CVs judged by the present engine",
  known_people_judged: "looked for people we already know",
  known_person_added: "added somebody we already know",
  names_checked: "had the CVs judged under other names",
  opening_renamed: "renamed the vacancy",
  opening_archived: "archived the vacancy",
  opening_reopened: "reopened the vacancy",
  opening_closed: "closed the vacancy",
  blind_review_started: "turned blind review on",
  blind_review_ended: "turned blind review off",
  candidate_revealed: "revealed",
  advanced: "advanced",
  put_on_hold: "put on hold:",
  declined: "declined",
  took_back: "took back the decision about",
  covered_downloaded: "downloaded everything of the account, with the names of who is covered",
};
const DECIDED = new Set<string>(["advanced", "put_on_hold", "declined", "took_back"] satisfies DecidedAction[]);

export function HistoryList({ history }: Pick<OpeningPage, "history">) {
  if (history.length === 0) return null;
  return (
    <details className="border-y border-line py-3">
      <summary className="cursor-pointer text-14 font-medium">Who did what</summary>
      <ol className="mt-3 grid gap-1.5 text-14">
        {history.map(({ action, at, by, cvs, candidate }) => (
          <li key={`${at} ${action} ${candidate}`} className="flex flex-wrap gap-x-3">
            <time dateTime={at} className="text-ink-2 tabular-nums">
              {formatMoment(at)}
            </time>
            <span className="min-w-0 break-words">
              {by} {WORDS[action]}
              {action === "screening_started" && cvs !== null && ` of ${plural(cvs, "CV")}`}
              {DECIDED.has(action) && candidate === null && cvs !== null && ` ${plural(cvs, "candidate")}`}
              {candidate !== null && ` ${candidate}`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
