import { VacancyPreview } from "#shared/vacancies/board.ts";
import { UNREADABLE_TEXT, type UnreadableReason } from "#shared/screening/cv-analysis.ts";
import { AppError } from "#shared/errors.ts";
import type { ReaderQuestion } from "./reader-messages.ts";
import { ReaderPool } from "./reader-pool.ts";
import { TEXT_LIMITS, Reader, type ReaderDeath, type ReaderLimits } from "./reader.ts";

/** A usual advertisement takes a tenth of a second, on a busy machine the start of a reader several. Nothing is lost where it is given up. */
const FOR_PREVIEWS: ReaderLimits = { ...TEXT_LIMITS, timeMs: 15_000, idleMs: 600_000 };
const PROCESSES = 2;
const MAX_WAITING = 20;

export interface PreviewedFile {
  bytes: Uint8Array;
  isPlainText: boolean;
}

/** Reads job descriptions for users who are about to use one, in readers of their own: no batch makes them wait. Keeps nothing. */
export class VacancyPreviews {
  readonly #pool: ReaderPool<ReaderQuestion>;

  constructor(limits = FOR_PREVIEWS) {
    const readers = Array.from({ length: PROCESSES }, () => new Reader(limits));
    this.#pool = new ReaderPool(readers, { maxWaiting: MAX_WAITING });
  }

  async read(party: string, file: PreviewedFile): Promise<VacancyPreview> {
    const question = { kind: "preview_vacancy" as const, recognises: false, ...file };
    const result = await this.#pool.lend(party, (reader) => reader.ask(question, VacancyPreview));
    return result.kind === "answer" ? result.answer : describeDeath(result.how);
  }

  close() {
    this.#pool.close();
  }
}

const DEATHS: Record<Exclude<ReaderDeath, "killed">, UnreadableReason> = {
  crashed: "unsafe",
  used_too_much_memory: "unsafe",
  took_too_long: "took_too_long",
};

/** A reader that somebody else ended says nothing of the file. */
function describeDeath(how: ReaderDeath): VacancyPreview {
  if (how === "killed") throw new AppError("unavailable");
  const question = { kind: "unreadable" as const, text: UNREADABLE_TEXT[DEATHS[how]], understood: [] };
  return { question, title: "", rows: [], set_aside: [], formalities: [] };
}
