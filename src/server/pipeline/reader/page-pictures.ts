import type { ChildProcess } from "node:child_process";
import { availableParallelism, totalmem } from "node:os";
import type { PageCover } from "#analysis/read/preview/cover-picture.ts";
import { PictureOutcome, type ReaderQuestion } from "./reader-messages.ts";
import { ReaderPool } from "./reader-pool.ts";
import { TEXT_LIMITS, Reader, type ReaderLimits } from "./reader.ts";
import { SlowPages } from "./slow-pages.ts";

/** An ordinary page takes 0.1 s. The limit protects the other requests from one that is slow. */
const PICTURE_LIMITS: ReaderLimits = { ...TEXT_LIMITS, timeMs: 8000, niceness: 5, idleMs: 60_000 };
/**
 * What the spare draws before it is lent. The next page takes some 210 ms of processor time then, where the first of a process takes 270 to
 * 460; a full page of text would save 30 ms more and leave the process with 16 MB more.
 */
const REHEARSAL: ReaderQuestion = { kind: "draw_text", text: "Evenhand", width: 1000 };
const MOST_PROCESSES = 4;
const MAX_WAITING = 40;
/** Server and readers take some 480 MB, a report that is typeset 450 MB, each process that draws its own share. */
const MEMORY_FOR_A_SPARE = 1.5 * 1024 ** 3;

export interface DrawnPage {
  /** Called when its turn has come: who asks for many pages at once has only one of them read and held in memory. */
  load: () => Promise<Uint8Array>;
  sha256: string;
  page: number;
  width: number;
  /** What a blind reader may see of it. */
  cover?: PageCover | undefined;
}

/** Renders pages of stored documents in readers of their own, so that a batch does not delay them. */
export class PagePictures {
  readonly #pool: ReaderPool<ReaderQuestion>;
  readonly #slow = new SlowPages();

  constructor(limits = PICTURE_LIMITS, processes = countProcesses(), start?: () => ChildProcess) {
    const readers = Array.from({ length: processes }, () => new Reader(limits, start));
    const rehearsal = hasRoomForSpare() ? REHEARSAL : undefined;
    this.#pool = new ReaderPool(readers, { maxWaiting: MAX_WAITING, rehearsal });
  }

  /** Pictures are not kept: asking twice draws twice. A page that was too slow is not tried again; its text is set in its place. */
  draw(party: string, wanted: DrawnPage): Promise<PictureOutcome> {
    return this.#pool
      .lend(party, async (reader) => {
        const bytes = await wanted.load();
        // Looked up only now: while this one waited, the same page may have turned out to be slow.
        if (this.#slow.has(wanted.sha256, wanted.page)) return drawIn(reader, bytes, wanted, true);
        const outcome = await drawIn(reader, bytes, wanted, false);
        if (outcome !== "too_slow") return outcome;
        this.#slow.add(wanted.sha256, wanted.page);
        return drawIn(reader, bytes, wanted, true);
      })
      .then((outcome) => (outcome === "too_slow" ? { kind: "unreadable", reason: "unsafe" } : outcome));
  }

  /** Of a page whose words have no places. */
  drawText(party: string, text: string, width: number): Promise<PictureOutcome> {
    return this.#pool.lend(party, async (reader) => {
      const result = await reader.ask({ kind: "draw_text", text, width }, PictureOutcome);
      return result.kind === "answer" ? result.answer : { kind: "unreadable", reason: "unsafe" };
    });
  }

  close() {
    this.#pool.close();
  }
}

/** A spare on a single core as well: two pages then share it, and nobody waits for the end of somebody else's. */
const countProcesses = () => Math.min(MOST_PROCESSES, Math.max(hasRoomForSpare() ? 2 : 1, availableParallelism()));

/** In the machine, or in what a container may use of it. */
const hasRoomForSpare = () => Math.min(totalmem(), process.constrainedMemory() || Infinity) >= MEMORY_FOR_A_SPARE;

async function drawIn(
  reader: Reader,
  bytes: Uint8Array,
  { page, width, cover }: DrawnPage,
  isPlain: boolean,
): Promise<PictureOutcome | "too_slow"> {
  const result = await reader.ask({ kind: "draw_page", bytes, page, width, isPlain, cover }, PictureOutcome);
  if (result.kind === "answer") return result.answer;
  return result.how === "crashed" ? { kind: "unreadable", reason: "unsafe" } : "too_slow";
}
