import { vi } from "vitest";

/** Only what never comes runs into it: the machine may be busy with other tests. */
const PATIENCE = { timeout: 60_000, interval: 20 };

export const until = (condition: () => unknown) => vi.waitFor(condition, PATIENCE);
