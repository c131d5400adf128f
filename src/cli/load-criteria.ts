import { existsSync, readFileSync } from "node:fs";
import { CriteriaFile, type CriteriaFileRow } from "#shared/vacancies/criteria-file.ts";

export type LoadedCriteria = { kind: "loaded"; rows: CriteriaFileRow[] } | { kind: "refused"; message: string };

export function loadCriteria(path: string): LoadedCriteria {
  if (!existsSync(path)) return { kind: "refused", message: `The criteria ${path} do not exist.` };
  const parsed = CriteriaFile.safeParse(readJson(path));
  if (parsed.success) return { kind: "loaded", rows: parsed.data };
  return { kind: "refused", message: `${path} is no board: a JSON list of wordings or of rows with a "wording".` };
}

/** Undefined for what is no JSON: that is told like any other file that is no board. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
