import * as z from "zod/mini";
import { makeCertain } from "#analysis/report/make-printable.ts";
import type { ReportPdf } from "#analysis/report/report-pdf.ts";
import { ReaderPool } from "#pipeline/reader/reader-pool.ts";
import { Reader, type ReaderLimits, startChild } from "#pipeline/reader/reader.ts";

const MEGABYTE = 1024 * 1024;
/** A report takes some 60 ms, the first of a process a second or two; the compiler with its fonts stands at some 450 MB. */
const TYPESETTER_LIMITS: ReaderLimits = { timeMs: 30_000, memoryBytes: 800 * MEGABYTE, niceness: 0, idleMs: 60_000 };
/** What is run more than a little is compiled for speed at once: a report takes half as long. And a compiler that panics prints its text. */
const CHILD = { moreFlags: ["--wasm-tiering-budget=200000"], isSilent: true };
/** Each bundle under way waits for one at a time. */
const MAX_WAITING = 200;

const Pdf = z.instanceof(Uint8Array);

/**
 * Sets reports as PDF, in a process of its own: a crash over an unusual sequence of marks, or over its size, does not reach the
 * server. A document that crashed it is set once more with only the scripts that are known to work.
 */
export class Typesetter {
  readonly #pool = new ReaderPool<ReportPdf>(
    [new Reader(TYPESETTER_LIMITS, () => startChild("#pipeline/report-pdf/typesetter-child.ts", CHILD))],
    { maxWaiting: MAX_WAITING },
  );

  print(owner: string, report: ReportPdf): Promise<Uint8Array> {
    return this.#pool.lend(owner, async (reader) => {
      const first = await reader.ask(report, Pdf);
      const result = first.kind === "died" ? await reader.ask(makeCertain(report), Pdf) : first;
      if (result.kind === "answer") return result.answer;
      throw new Error(`The typesetter ended: ${result.how}.`);
    });
  }

  close() {
    this.#pool.close();
  }
}
