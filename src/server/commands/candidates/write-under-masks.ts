import type { BlindReading } from "#shared/candidates/blind/blind-reading.ts";
import { changeCovered } from "#shared/candidates/blind/change-covered.ts";
import { AppError } from "#shared/errors.ts";

/** The words about a covered candidate were read with masks; a change that would uncover one is refused. */
export function writeUnderMasks(kept: string, given: string, reading: BlindReading | undefined): string {
  const changed = reading === undefined ? given : changeCovered(kept, given, reading);
  if (changed === undefined) throw new AppError("covered");
  return changed;
}
