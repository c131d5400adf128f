import { plural } from "#lib/format.ts";
import type { AnalysisStatus } from "#shared/screening/progress.ts";

/** How a screening has ended, in the same words on the page and in the notice of the desktop. */
export function describeEnd({ scores, total, percent, known }: AnalysisStatus) {
  const measured = scores.length;
  if (total === 0 && known.length > 0) return { title: "Your shortlist is ready", words: "No CV was new." };
  if (percent < 100) return { title: "Reading again", words: `${measured} of ${plural(total, "CV")} measured so far.` };
  if (measured === 0) return { title: "No CV could be measured", words: "None of the files could be read." };
  const words =
    measured === total
      ? `${total === 1 ? "The CV has" : `All ${total} CVs have`} been measured.`
      : `${measured} of ${total} CVs ${measured === 1 ? "has" : "have"} been measured.`;
  return { title: "Your shortlist is ready", words };
}
