const MOST_FILES = 1000;
/** A file with two pages that cannot be rendered in time is treated as slow as a whole. */
const SLOW_PAGES_OF_A_SLOW_FILE = 2;

/** Pages that took too long or too much memory to draw, by the content of their file. Of the newest files only, and until the process ends. */
export class SlowPages {
  readonly #files = new Map<string, Set<number>>();

  has(sha256: string, page: number) {
    const pages = this.#files.get(sha256);
    return pages !== undefined && (pages.has(page) || pages.size >= SLOW_PAGES_OF_A_SLOW_FILE);
  }

  add(sha256: string, page: number) {
    const pages = this.#files.get(sha256) ?? new Set();
    this.#files.delete(sha256);
    this.#files.set(sha256, pages.add(page));
    const [oldest] = this.#files.keys();
    if (oldest !== undefined && this.#files.size > MOST_FILES) this.#files.delete(oldest);
  }
}
