import type { OwnKeyAnalysis } from "#shared/screening/own-key-analysis.ts";
import { askProvider } from "./ask-provider.ts";
import { clearStoredFiles } from "./clear-stored-data.ts";
import { type StoredCv, type StoredData } from "./stored-data.ts";

interface LegacyRun {
  signal: AbortSignal;
  onProgress: (current: number) => void;
  onSkipped: (fileName: string, reason: string) => void;
  save: (ranked: OwnKeyAnalysis[]) => Promise<void>;
}

/** One CV after the other; one that fails is left out. Without any result the files stay for another try. */
export async function analyseStoredCvs(data: StoredData, run: LegacyRun): Promise<OwnKeyAnalysis[]> {
  const found: OwnKeyAnalysis[] = [];
  for (const [index, cv] of data.cvs.entries()) {
    run.onProgress(index + 1);
    const analysis = await analyseOne(data, cv, run);
    if (analysis) found.push(analysis);
  }
  const ranked = found.toSorted((left, right) => right.score - left.score);
  if (ranked.length === 0) return [];
  await run.save(ranked);
  clearStoredFiles();
  return ranked;
}

async function analyseOne(data: StoredData, cv: StoredCv, { signal, onSkipped }: LegacyRun) {
  try {
    const { score, summary, strengths, concerns } = await askProvider({ ...data, cv: cv.text, signal });
    const name = cv.fileName.replace(/\.pdf$/i, "");
    return { name, file_name: cv.fileName, score: Math.round(score), summary, strengths, concerns };
  } catch (error) {
    if (signal.aborted) throw error;
    onSkipped(cv.fileName, error instanceof Error ? error.message : "Unknown error");
    return undefined;
  }
}
