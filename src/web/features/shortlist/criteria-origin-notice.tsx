import type { CriteriaOrigin } from "#shared/vacancies/criteria.ts";
import { CRITERIA_NOTE_TEXT } from "#shared/screening/judged-cv.ts";
import { Notice } from "#ui/notice.tsx";

/** Where a language model is configured and had no hand in the criteria. */
export function CriteriaOriginNotice({ criteria_note: note }: Pick<CriteriaOrigin, "criteria_note">) {
  if (note === undefined || note === null) return null;
  return (
    <Notice title="Criteria read without the language model" tone="low">
      <p>{CRITERIA_NOTE_TEXT[note]}</p>
    </Notice>
  );
}
