import type { QuestionKind, VacancyQuestion } from "#shared/vacancies/board.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

const TITLES: Record<QuestionKind, string> = {
  not_a_vacancy: "Is this the job description?",
  recipe: "Is this the job description?",
  cv: "Is this the job description?",
  other_language: "Do you want to go on in another language?",
  no_text: "Is this the right file?",
  unreadable: "This file cannot be read. Do you have another one?",
  scan: "The criteria show after the start",
};

interface QuestionNoticeProps {
  question: VacancyQuestion;
  fileName: string;
  isAccepted: boolean;
  onAccept: () => void;
}

/** Told before anything is charged. The other answer is to choose another file. */
export function QuestionNotice({ question, fileName, isAccepted, onAccept }: QuestionNoticeProps) {
  return (
    <div role={isAccepted ? undefined : "alert"}>
      <Notice
        title={TITLES[question.kind]}
        tone={isAccepted ? "plain" : "low"}
        action={!isAccepted && <Button onClick={onAccept}>Use it all the same</Button>}
      >
        <p>
          {fileName}: {question.text}
        </p>
        {question.understood.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {!isAccepted && <p>Choose another file or text above, or use this one. Nothing has been charged.</p>}
      </Notice>
    </div>
  );
}
