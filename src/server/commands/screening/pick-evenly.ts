/** So many of a list, from its beginning to its end: people sort their files by name or date, and the first ten would be alike. */
export function pickEvenly<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]).flatMap(
    (one) => one ?? [],
  );
}
