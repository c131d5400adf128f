/** Looks at files on their way in. */
export interface VirusScanner {
  /** Passes the bytes on as they come. Ends in the refusal `infected_file`, or in `unavailable` where nothing could be said. */
  watch(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
  /** Throws where it does not answer. */
  ping(): Promise<void>;
}
