import { askProvider } from "./ask-provider.ts";
import type { LegacyResult } from "./legacy-result.ts";
import { clearStoredFiles, saveResults, type StoredData } from "./stored-data.ts";

export interface LegacyCandidate extends LegacyResult {
  name: string;
  file_name: string;
}

interface LegacyRun {
  signal: AbortSignal;
  onProgress: (current: number) => void;
  onSkipped: (fileName: string, reason: string) => void;
}

/** One CV after the other; one that fails is left out. Without any result the files stay for another try. */
export async function analyseStoredCvs(data: StoredData, run: LegacyRun): Promise<LegacyCandidate[]> {
  const found: LegacyCandidate[] = [];
  for (const [index, cv] of data.cvs.entries()) {
    run.onProgress(index + 1);
    const candidate = await analyseOne(data, cv, run);
    if (candidate) found.push(candidate);
  }
  const ranked = found.toSorted((left, right) => right.score - left.score);
  if (ranked.length === 0) return [];
  saveResults(ranked);
  clearStoredFiles();
  return ranked;
}

async function analyseOne(data: StoredData, cv: StoredData["cvs"][number], { signal, onSkipped }: LegacyRun) {
  try {
    const result = await askProvider({ ...data, cv: cv.text, signal });
    return { ...result, name: cv.fileName.replace(/\.pdf$/i, ""), file_name: cv.fileName };
  } catch (error) {
    if (signal.aborted) throw error;
    onSkipped(cv.fileName, error instanceof Error ? error.message : "Unknown error");
    return undefined;
  }
}
