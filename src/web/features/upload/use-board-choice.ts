import { useRef } from "react";
import type { BoardChoice } from "#shared/vacancies/board.ts";

const AS_READ: BoardChoice = { board: undefined, obstacle: undefined };

/** What the board that is shown has decided, for the press that starts the screening. Without a board the server's reading stands. */
export function useBoardChoice() {
  const held = useRef<BoardChoice>(null);
  return {
    getChoice: () => held.current ?? AS_READ,
    holdChoice: (choice: BoardChoice | null) => {
      held.current = choice;
    },
  };
}
