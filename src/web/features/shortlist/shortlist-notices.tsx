import { Link } from "react-router";
import { nameSome, plural } from "#lib/format.ts";
import { BAND_RANGE } from "#shared/candidates/candidate-filter.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { Notice } from "#ui/notice.tsx";
import type { CriteriaOrigin } from "#shared/vacancies/criteria.ts";
import { CRITERIA_NOTE_TEXT } from "#shared/screening/judged-cv.ts";
import type { SetAside } from "#shared/vacancies/vacancy.ts";
import { SUGGESTIONS_BELOW } from "#shared/screening/score-bands.ts";
import { Button } from "#ui/button.tsx";

/** A scan that takes long does not hold the others up. */
export function LateNotice({ candidates }: { candidates: readonly Candidate[] }) {
  const late = candidates.filter(({ status }) => status === "pending" || status === "analyzing");
  if (late.length === 0) return null;
  return (
    <Notice title={`${plural(late.length, "CV")} still being read`}>
      <p className="break-words">
        {nameSome(late.map(({ file_name }) => file_name))}: the pages are pictures and take longer. The ranking below is
        made anew when it has been read.
      </p>
    </Notice>
  );
}

/** Where a language model is configured and had no hand in the criteria. */
export function CriteriaOriginNotice({ criteria_note: note }: Pick<CriteriaOrigin, "criteria_note">) {
  if (note === undefined || note === null) return null;
  return (
    <Notice title="Criteria read without the language model" tone="low">
      <p>{CRITERIA_NOTE_TEXT[note]}</p>
    </Notice>
  );
}

/** Words of the vacancy by which nobody may be chosen. */
export function SetAsideNotice({ setAside }: { setAside: readonly SetAside[] }) {
  if (setAside.length === 0) return null;
  return (
    <Notice title={`${plural(setAside.length, "criterion", "criteria")} of the job description set aside`} tone="low">
      <p>Nobody was judged by what follows, because it concerns a protected trait.</p>
      <ul>
        {setAside.map(({ wording, trait }) => (
          <li key={`${trait} ${wording}`}>
            “{wording}” ({trait})
          </li>
        ))}
      </ul>
    </Notice>
  );
}

export function WeakMatchesNotice({ candidates }: { candidates: readonly Candidate[] }) {
  const scores = candidates.flatMap(({ score }) => score ?? []);
  const best = Math.max(...scores);
  if (scores.length === 0 || best >= SUGGESTIONS_BELOW) return null;
  return (
    <Notice
      title="No Strong Matches Found"
      tone="low"
      action={
        <Button asChild>
          <Link to="/no-matches">See Suggestions</Link>
        </Button>
      }
    >
      <p>
        The best score is {best} of 100; strong matches start at {BAND_RANGE.good.from}.
      </p>
    </Notice>
  );
}
