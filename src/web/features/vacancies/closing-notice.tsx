import { formatDate, plural } from "#lib/format.ts";
import type { Closing } from "#shared/vacancies/opening.ts";
import { Notice } from "#ui/notice.tsx";
import { CLOSING_WORDS, describeDecisions } from "./closing-words.ts";

export function ClosingNotice({ closing }: { closing: Closing }) {
  const { result, closed_at, days, deliveries, cvs, read, failed, shortlisted, decisions, note } = closing;
  const unread = failed > 0 ? `, ${failed} could not be read` : "";
  return (
    <Notice title={`${CLOSING_WORDS[result]}. Closed on ${formatDate(closed_at)} after ${plural(days, "day")}`}>
      <p>
        {plural(cvs, "CV")} in {plural(deliveries, "delivery", "deliveries")}: {read} read{unread}, {shortlisted}{" "}
        shortlisted.
      </p>
      <p>{describeDecisions(decisions)}</p>
      {note && <p className="break-words">{note}</p>}
    </Notice>
  );
}
