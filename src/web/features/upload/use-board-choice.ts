import { useState } from "react";
import type { BoardChoice } from "#shared/vacancies/board.ts";

const AS_IT_IS: BoardChoice = { board: undefined, obstacle: undefined };

/** What was decided about the criteria of a job description; it is forgotten with that file. */
export function useBoardChoice(jobDescription: File | undefined) {
  const [chosen, setChosen] = useState<{ file: File | undefined; choice: BoardChoice }>();
  return {
    choice: chosen?.file === jobDescription ? (chosen?.choice ?? AS_IT_IS) : AS_IT_IS,
    setChoice: (choice: BoardChoice) => setChosen({ file: jobDescription, choice }),
  };
}
