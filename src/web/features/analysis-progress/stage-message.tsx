import { useEffect, useState } from "react";
import { STAGE_MESSAGE_MS } from "#shared/limits.ts";
import type { ScannedPage, Stage } from "#shared/screening/progress.ts";

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

interface StageMessageProps {
  stage: Stage | undefined;
  page: ScannedPage | null | undefined;
}

/** Counts up while the page is open, for messages that take turns. */
export function useMessageTurn() {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), STAGE_MESSAGE_MS);
    return () => clearInterval(timer);
  }, []);
  return turn;
}

export function StageMessage({ stage, page }: StageMessageProps) {
  const turn = useMessageTurn();
  if (stage === "ocr" && page) return <span>{`Reading scanned page ${page.number} of ${page.of}…`}</span>;
  const messages = stage ? MESSAGES[stage] : WAITING;
  return <span>{messages[turn % messages.length]}</span>;
}
