import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Candidate, DuplicateCandidate } from "#shared/candidates/candidate.ts";
import { describeRemoved, REVIEW_TEXT } from "#shared/screening/cv-analysis.ts";
import { ENGINE_NOTE_TEXT } from "#shared/screening/judged-cv.ts";

const DUPLICATE_WORDS: Record<DuplicateCandidate["kind"], string> = {
  same_content: "Another file of this upload holds the same text.",
  same_person: "Another file of this upload gives the same contact details.",
};

/** What a person should know before trusting the score: why to look, and what did not count. */
export function SetAside({ candidate, hiddenText }: { candidate: Candidate; hiddenText: ReactNode }) {
  const { review_reasons, removed, duplicates, engine_note, other_score, unlocated_quotes } = candidate;
  const isLocal = engine_note === null && other_score === null && unlocated_quotes === 0;
  const isNothing = review_reasons.length + removed.length + duplicates.length === 0 && isLocal && !hiddenText;
  if (isNothing) return null;
  return (
    <section
      aria-label="Before you judge"
      className="mb-6 grid grid-cols-1 gap-3 border-l-2 border-line-strong bg-sunken px-4 py-3 text-14"
    >
      <ul className="grid grid-cols-1 gap-1">
        {review_reasons.map((reason) => (
          <li key={reason}>{REVIEW_TEXT[reason]}</li>
        ))}
        {engine_note !== null && <li>{ENGINE_NOTE_TEXT[engine_note]}</li>}
        {other_score !== null && (
          <li>A language model found the evidence for this score. The local engine alone gives {other_score}%.</li>
        )}
        {unlocated_quotes > 0 && (
          <li>Quotes of the language model that this CV does not hold, and that did not count: {unlocated_quotes}.</li>
        )}
        {duplicates.map(({ id, kind }) => (
          <li key={id}>
            {DUPLICATE_WORDS[kind]}{" "}
            <Link to={`/shortlist/${id}`} className="font-medium text-primary underline underline-offset-4">
              Open its report
            </Link>
          </li>
        ))}
        {removed.length > 0 && <li className="text-ink-2">Set aside before judging: {describeRemoved(candidate)}</li>}
      </ul>
      {hiddenText}
    </section>
  );
}
