import { calmCapitals } from "#shared/calm-capitals.ts";
import { shorten } from "./shorten.ts";

const LONGEST_NAME = 60;

/** As much of a profile as the summary tells of. */
export interface WorkHistory {
  name: string | null;
  current: { title: string | null; company: string | null; range: { end: unknown } } | null;
  totalMonths: number;
  positions: unknown[];
}

export function describeWork({ current, totalMonths, positions }: WorkHistory): string {
  const years = Math.round(totalMonths / 12);
  const time = years === 0 ? "less than a year" : `about ${years} ${years === 1 ? "year" : "years"}`;
  const isDated = positions.length > 0 && totalMonths > 0;
  const length = isDated ? `${time} of dated work` : "no dated positions";
  const title = current?.title ?? "";
  if (current === null || title === "")
    return isDated ? `The CV covers ${length}.` : "The CV gives no dated positions.";
  const company = current.company ?? "";
  const employer = company === "" || company === title ? "" : ` at ${shorten(company, LONGEST_NAME)}`;
  const role = current.range.end === null ? "Currently" : "Most recently";
  return `${role} ${shorten(calmCapitals(title), LONGEST_NAME)}${employer}, with ${length}.`;
}
