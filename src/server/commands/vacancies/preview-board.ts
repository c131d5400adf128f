import { buffer } from "node:stream/consumers";
import { checkBoard } from "#analysis/criteria/check-board.ts";
import { findRowTrait } from "#analysis/criteria/find-row-traits.ts";
import type { BoardCheck, VacancyPreview } from "#shared/vacancies/board.ts";
import type { CriteriaFileRow } from "#shared/vacancies/criteria-file.ts";
import { AppError } from "#shared/errors.ts";
import { descriptionEnding } from "#shared/screening/upload.ts";
import { checkFile } from "#commands/files/check-file.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { RATE_LIMITS, enforceRateLimit } from "#commands/rate-limits.ts";

interface PreviewedDescription {
  /** Between whom the readers are shared. */
  party: string;
  address: string;
  fileName: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** Nothing is stored and nothing charged, however often it is asked. */
export async function previewBoard(deps: CommandDeps, file: PreviewedDescription): Promise<VacancyPreview> {
  const { party, address, fileName } = file;
  await enforceRateLimit(deps.db, RATE_LIMITS.previewsFromAddress, address);
  const bytes = await buffer(checkFile(deps, fileName, file.bytes));
  return deps.previews.read(party, { bytes, isPlainText: descriptionEnding(fileName) === "txt" });
}

export async function checkRows(
  { db }: CommandDeps,
  { title, rows, address }: { title: string; rows: CriteriaFileRow[]; address: string },
): Promise<BoardCheck> {
  await enforceRateLimit(db, RATE_LIMITS.boardChecksFromAddress, address);
  return checkBoard(title, rows);
}

/** Also for boards that no browser has looked at. */
export function refuseProtected(rows: readonly CriteriaFileRow[]) {
  for (const [index, { wording }] of rows.entries()) {
    const found = findRowTrait(wording);
    if (found === undefined) continue;
    const message = `“${wording}” concerns a protected trait (${found.trait}), by which nobody may be chosen.`;
    throw new AppError("protected_trait", { field: `board.${index}`, message });
  }
}
