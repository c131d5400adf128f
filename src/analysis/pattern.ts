/** A pattern from parts, any of which may be what is found. Their names say what each is for. */
export function anyOf(flags: string, parts: Readonly<Record<string, RegExp>>): RegExp {
  const sources = Object.values(parts).map(({ source }) => source);
  return new RegExp(sources.join("|"), flags);
}

/** The source of a group that matches one of these. They are parted by commas, and may be patterns themselves. */
export function oneOf(...lists: string[]): string {
  return `(?:${lists.flatMap((list) => list.trim().split(/,\s+/u)).join("|")})`;
}

/** One of these as whole words. */
export function standingAlone(list: string, flags: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}.])${oneOf(list)}(?!\p{L})`, flags);
}
