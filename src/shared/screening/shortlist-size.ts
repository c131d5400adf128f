import { SHORTLIST_COUNT } from "#shared/limits.ts";

/** Neither: the default count. */
export interface ShortlistSize {
  count: number | null;
  percentage: number | null;
}

export function shortlistSize({ count, percentage }: ShortlistSize, total: number): number {
  if (count !== null) return Math.min(count, total);
  if (percentage !== null) return Math.min(total, Math.ceil((total * percentage) / 100));
  return Math.min(SHORTLIST_COUNT.default, total);
}
