import type { UnreadableReason } from "#shared/screening/cv-analysis.ts";
import type { ReadDocument } from "./page.ts";

export type ReadResult = ReadDocument | { kind: "unreadable"; reason: UnreadableReason };

/** A document with pages that are pictures takes seconds instead of milliseconds: it is only begun when that was asked for. */
export type ReadOutcome = ReadResult | { kind: "scanned"; pages: number };
