import type { WriteStream } from "node:tty";
import { fitText } from "./fit-text.ts";

const BAR_WIDTH = 24;
/** Often enough to look alive, seldom enough to cost nothing. */
const REDRAW_MS = 100;
/** For a terminal that says 0. */
const USUAL_COLUMNS = 80;
const CLEAR_LINE = "\r\u001B[K";

/** One line that is drawn over itself. Without a terminal there is nobody to see it, and nothing is written. */
export class ProgressBar {
  readonly #stream: WriteStream;
  readonly #total: number;
  readonly #isShown: boolean;
  readonly #start = performance.now();
  #done = 0;
  #drawnAt = 0;

  constructor(stream: WriteStream, { total, isQuiet }: { total: number; isQuiet: boolean }) {
    this.#stream = stream;
    this.#total = total;
    this.#isShown = stream.isTTY && !isQuiet;
  }

  begin(what: string) {
    this.#draw(what);
  }

  finish(what: string) {
    this.#done += 1;
    this.#draw(what);
  }

  set(done: number, what: string) {
    this.#done = done;
    this.#draw(what);
  }

  clear() {
    if (this.#isShown) this.#stream.write(CLEAR_LINE);
  }

  #draw(what: string) {
    const now = performance.now();
    if (!this.#isShown || now - this.#drawnAt < REDRAW_MS) return;
    this.#drawnAt = now;
    const line = progressLine({ done: this.#done, total: this.#total, seconds: (now - this.#start) / 1000, what });
    this.#stream.write(CLEAR_LINE + fitText(line, (this.#stream.columns || USUAL_COLUMNS) - 1));
  }
}

export function progressLine(state: { done: number; total: number; seconds: number; what: string }): string {
  const { done, total, seconds, what } = state;
  const share = done / total;
  const full = Math.round(share * BAR_WIDTH);
  const bar = "█".repeat(full) + "░".repeat(BAR_WIDTH - full);
  const speed = done / seconds;
  const outlook = done === 0 ? "" : `  ${speed.toFixed(1)} CVs/s  ${Math.ceil((total - done) / speed)} s left`;
  return `${bar} ${done}/${total} ${Math.floor(share * 100)} %${outlook}  ${what}`;
}
