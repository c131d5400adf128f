const month = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });

/** `2019-03` becomes Mar 2019; what is no month stays as it was written. */
export function monthInWords(written: string): string {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(written) ? month.format(new Date(`${written}-01T00:00:00Z`)) : written;
}

export function spanInWords(start: string | null, end: string | null): string | null {
  if (start === null) return end === null ? null : `until ${monthInWords(end)}`;
  return `${monthInWords(start)} to ${end === null ? "present" : monthInWords(end)}`;
}
