const HOUR = 1 / 24;

/** "3.5 days", "4 hours", "under an hour". */
export function formatDays(days: number): string {
  if (days < HOUR) return "under an hour";
  if (days < 1) return withUnit(Math.round(days / HOUR), "hour");
  return withUnit(days < 10 ? Math.round(days * 10) / 10 : Math.round(days), "day");
}

const withUnit = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;
