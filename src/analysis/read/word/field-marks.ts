import type { StyledRun } from "#analysis/read/styled-run.ts";

/**
 * What stands between the beginning of a field and its result are instructions, which are taken out again; a field without an
 * end is no field. `fields` holds, for each open field, how many runs came before it.
 */
export function markField(fields: number[], runs: StyledRun[], mark: string | undefined): void {
  if (mark === "begin") {
    fields.push(runs.length);
    return;
  }
  runs.length = Math.min(runs.length, fields.pop() ?? runs.length);
  if (mark === "separate") fields.push(Infinity);
}
