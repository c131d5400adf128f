import type { UnreadableReason } from "#shared/screening/cv-analysis.ts";
import type { Reader } from "#pipeline/reader/reader.ts";
import type { ReaderQuestion, ReadingProgress } from "#pipeline/reader/reader-messages.ts";

export interface Unreadable {
  kind: "unreadable";
  reason: UnreadableReason;
}

interface Asked<Outcome> {
  reader: Reader;
  question: ReaderQuestion;
  expected: { safeParse(raw: unknown): { data?: Outcome | undefined } };
  onProgress?: (progress: ReadingProgress) => void;
}

/** A reader that dies, or answers nonsense, costs the one file that it read. */
export async function askReader<Outcome>(asked: Asked<Outcome>): Promise<Outcome | Unreadable> {
  const { reader, question, expected, onProgress } = asked;
  const result = await reader.ask(question, { parse: (raw) => expected.safeParse(raw) }, onProgress);
  if (result.kind === "died") return unreadable(result.how === "took_too_long" ? "took_too_long" : "unsafe");
  return result.answer.data ?? unreadable("unsafe");
}

const unreadable = (reason: UnreadableReason): Unreadable => ({ kind: "unreadable", reason });
