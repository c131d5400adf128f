import { availableParallelism } from "node:os";
import type { ChangedBoard } from "#analysis/judge-again.ts";
import { AppError } from "#shared/errors.ts";
import { JudgedAgain, type ReaderQuestion, type StoredCv } from "./reader-messages.ts";
import { ReaderPool } from "./reader-pool.ts";
import { TEXT_LIMITS, Reader, type ReaderLimits } from "./reader.ts";

/** Somebody waits in front of the board; the models stay loaded between two presses. */
const FOR_BOARDS: ReaderLimits = { ...TEXT_LIMITS, idleMs: 120_000 };
const MOST_PROCESSES = 4;
const MAX_WAITING = 40;
/** A portion takes some tenths of a second, after which another party may have its turn. */
const CVS_AT_A_TIME = 20;

/** Judges kept CVs again by a changed board, in processes of their own: 250 of them are seconds of work. */
export class BoardJudge {
  readonly #lanes: number;
  readonly #pool: ReaderPool<ReaderQuestion>;

  constructor(lanes = Math.min(MOST_PROCESSES, availableParallelism())) {
    this.#lanes = lanes;
    // One more than a party may have.
    const readers = Array.from({ length: lanes + 1 }, () => new Reader(FOR_BOARDS));
    this.#pool = new ReaderPool(readers, { maxWaiting: MAX_WAITING });
  }

  /** Nothing is written: asking twice judges twice. In the order of the CVs. */
  async judge(party: string, board: ChangedBoard, cvs: StoredCv[]): Promise<JudgedAgain> {
    const portions = Array.from({ length: Math.ceil(cvs.length / CVS_AT_A_TIME) }, (_, at) =>
      cvs.slice(at * CVS_AT_A_TIME, (at + 1) * CVS_AT_A_TIME),
    );
    const waiting = portions.entries();
    const judged: JudgedAgain[] = [];
    const work = async () => {
      for (const [at, portion] of waiting) judged[at] = await this.#judgePortion(party, board, portion);
    };
    await Promise.all(Array.from({ length: this.#lanes }, work));
    return judged.flat();
  }

  async #judgePortion(party: string, board: ChangedBoard, cvs: StoredCv[]): Promise<JudgedAgain> {
    const result = await this.#pool.lend(party, (reader) =>
      reader.ask({ kind: "judge_again", board, cvs }, JudgedAgain),
    );
    if (result.kind === "answer") return result.answer;
    throw new AppError("unavailable", { message: "The CVs could not be judged again at the moment." });
  }

  close() {
    this.#pool.close();
  }
}
