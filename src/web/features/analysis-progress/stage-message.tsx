import { STAGE_MESSAGE_MS } from "#shared/limits.ts";
import type { ScannedPage, Stage } from "#shared/screening/progress.ts";
import { useTicks } from "./use-ticks.ts";

const WAITING = ["Preparing the files…", "Waiting for the first result…"];

/** Only what is happening: each stage has its own sentences and no others. */
const MESSAGES: Record<Stage, string[]> = {
  parsing: ["Reading resumes…", "Setting hidden text aside…"],
  ocr: ["Reading scanned pages…"],
  extracting: ["Finding roles, dates and skills…", "Setting name, age and gender aside…"],
  matching: ["Comparing with the job description…", "Looking for evidence…"],
  scoring: ["Scoring matches…", "Measuring everyone with the same ruler…"],
  finalizing: ["Generating insights…", "Ranking the shortlist…"],
};

export function StageMessage({ stage, page }: { stage: Stage | undefined; page: ScannedPage | null | undefined }) {
  const turn = useTicks(STAGE_MESSAGE_MS);
  if (stage === "ocr" && page) return <span>{`Reading scanned page ${page.number} of ${page.of}…`}</span>;
  const messages = stage ? MESSAGES[stage] : WAITING;
  return <span>{messages[turn % messages.length]}</span>;
}
