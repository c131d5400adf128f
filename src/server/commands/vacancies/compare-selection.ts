import { measureSelection, type SelectedPerson } from "#analysis/score/measure-selection.ts";
import { asOwner } from "#db/client.ts";
import { findReadUpload } from "#db/screening/upload-queries.ts";
import { listJudged } from "#db/vacancies/name-check-queries.ts";
import { getOpening } from "#db/vacancies/opening-page-queries.ts";
import type { OpeningId, UserId } from "#shared/ids.ts";
import { readCsv } from "#shared/read-csv.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** Nothing is written: who belongs to which group is known for the length of this answer, and to nobody but its reader. */
export async function compareSelection({ db }: CommandDeps, ownerId: UserId, id: OpeningId, csv: string) {
  const judged = await asOwner(db, ownerId, async (tx) => {
    await getOpening(tx, ownerId, id);
    const present = await findReadUpload(tx, ownerId, id);
    return present === undefined ? [] : listJudged(tx, ownerId, present.id);
  });
  const together = Map.groupBy(judged, (one) => one.email_key ?? one.id);
  const people = [...together.values()].map((cvs): SelectedPerson => {
    return {
      ids: cvs.map((one) => one.id),
      email: cvs[0]?.email_key ?? null,
      advanced: cvs.some(({ decision }) => decision === "advance"),
      shortlisted: cvs.some(({ is_shortlisted }) => is_shortlisted),
    };
  });
  return measureSelection(people, readCsv(csv));
}
