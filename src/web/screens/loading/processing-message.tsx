import { useMessageTurn } from "#features/analysis-progress/stage-message.tsx";

const MESSAGES = ["Reading resumes…", "Analyzing with AI…", "Scoring matches…", "Generating insights…"];

/** The count joins in as soon as it is known. */
export function ProcessingMessage({ current, total }: { current: number; total: number }) {
  const turn = useMessageTurn();
  const messages = total > 0 ? [...MESSAGES, `Processing ${current} of ${total} candidates`] : MESSAGES;
  return <p className="text-18 text-ink-2">{messages[turn % messages.length]}</p>;
}
