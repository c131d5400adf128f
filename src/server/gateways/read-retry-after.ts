/** In milliseconds, from seconds or a date; null where the server names no time. */
export function readRetryAfter(headers: Record<string, string> | undefined, now = Date.now()): number | null {
  const milliseconds = Number.parseFloat(headers?.["retry-after-ms"] ?? "");
  if (milliseconds >= 0) return milliseconds;
  const written = headers?.["retry-after"]?.trim() ?? "";
  if (/^\d+(\.\d+)?$/u.test(written)) return Number(written) * 1000;
  const date = Date.parse(written);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
