import { QueuedReader } from "./queued-reader.ts";
import { PictureOutcome, type ReaderQuestion } from "./reader-messages.ts";
import { FOR_TEXT, Reader } from "./reader.ts";

const MAX_WAITING = 40;

/** Draws pages of stored documents for whoever looks at one, in a reader of its own: no batch makes them wait. */
export class PagePictures {
  readonly #reader = new QueuedReader<ReaderQuestion>(new Reader({ ...FOR_TEXT, idleMs: 60_000 }), MAX_WAITING);

  /** Nothing is kept: asking twice draws twice. */
  async draw(bytes: Uint8Array, page: number, width: number): Promise<PictureOutcome> {
    const result = await this.#reader.ask({ kind: "draw_page", bytes, page, width }, PictureOutcome);
    return result.kind === "answer" ? result.answer : { kind: "unreadable", reason: "unsafe" };
  }

  close() {
    this.#reader.close();
  }
}
