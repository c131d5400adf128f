import { clsx } from "clsx";
import { Button } from "#ui/button.tsx";

const SHOWN_FIRST = 2;

interface InterviewQuestionsProps {
  questions: readonly string[];
  hasAll: boolean;
  onToggle: () => void;
}

/** On paper there is nothing to press: all of them are printed. */
export function InterviewQuestions({ questions, hasAll, onToggle }: InterviewQuestionsProps) {
  const more = questions.length - SHOWN_FIRST;
  if (questions.length === 0) return <p className="text-ink-2">No questions are suggested for this candidate.</p>;
  return (
    <>
      <ol className="grid grid-cols-1 list-decimal gap-2 pl-5">
        {questions.map((question, index) => (
          <li
            key={question}
            dir="auto"
            className={clsx("max-w-prose break-words", index >= SHOWN_FIRST && !hasAll && "hidden print:list-item")}
          >
            {question}
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Button className="justify-self-start print:hidden" aria-expanded={hasAll} onClick={onToggle}>
          {hasAll ? "Show Less Questions" : `Show ${more} More Questions`}
        </Button>
      )}
    </>
  );
}
