import { AppError } from "#shared/errors.ts";
import { PictureOutcome } from "./reader-messages.ts";
import { FOR_TEXT, Reader } from "./reader.ts";

/** More than this many pictures in waiting is somebody's loop, not a person who reads. */
const MAX_WAITING = 40;
const IDLE_CHECK_MS = 10_000;

/** Draws pages of stored documents for whoever looks at one, in a reader of its own: no batch makes them wait. */
export class PagePictures {
  readonly #reader = new Reader({ ...FOR_TEXT, idleMs: 60_000 });
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idleCheck: NodeJS.Timeout | undefined;

  /** One at a time. Nothing is kept: asking twice draws twice. */
  async draw(bytes: Uint8Array, page: number, width: number): Promise<PictureOutcome> {
    if (this.#waiting >= MAX_WAITING) throw new AppError("too_many_requests");
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#reader.ask({ kind: "draw_page", bytes, page, width }, PictureOutcome));
    this.#last = turn.catch(() => undefined);
    this.#idleCheck ??= setInterval(() => this.#closeIfIdle(), IDLE_CHECK_MS).unref();
    try {
      const result = await turn;
      return result.kind === "answer" ? result.answer : { kind: "unreadable", reason: "unsafe" };
    } finally {
      this.#waiting -= 1;
    }
  }

  close() {
    clearInterval(this.#idleCheck);
    this.#reader.close();
  }

  #closeIfIdle() {
    if (this.#waiting === 0) this.#reader.closeIfIdle();
  }
}
