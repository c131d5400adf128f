import { useTicks } from "#features/analysis-progress/use-ticks.ts";
import { STAGE_MESSAGE_MS } from "#shared/limits.ts";

const MESSAGES = ["Reading resumes…", "Analyzing with AI…", "Scoring matches…", "Generating insights…"];

/** The count joins in as soon as it is known. */
export function ProcessingMessage({ current, total }: { current: number; total: number }) {
  const turn = useTicks(STAGE_MESSAGE_MS);
  const messages = total > 0 ? [...MESSAGES, `Processing ${current} of ${total} candidates`] : MESSAGES;
  return <p className="text-18 text-ink-2">{messages[turn % messages.length]}</p>;
}
