const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

export function formatDate(iso: string) {
  return date.format(new Date(iso));
}

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

export function formatMoment(iso: string) {
  return moment.format(new Date(iso));
}

export function plural(count: number, one: string, many = `${one}s`) {
  return `${count} ${count === 1 ? one : many}`;
}

/** Names a few and counts the rest: a toast is no place for 250 file names. */
export function nameSome(names: readonly string[], shown = 3) {
  const rest = names.length - shown;
  return rest > 0 ? `${names.slice(0, shown).join(", ")} and ${rest} more` : names.join(", ");
}
