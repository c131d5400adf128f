import type { XmlElement } from "#analysis/read/word/docx/parse-xml.ts";

const POINTS = new Map([
  ["pt", 1],
  ["pc", 12],
  ["in", 72],
  ["cm", 72 / 2.54],
  ["mm", 72 / 25.4],
]);

/** How many of a bare number's units make a point. */
export const HALF_POINTS = 2;
export const TWIPS = 20;
export const EMUS = 12_700;

/** A length is a bare number in the unit of its place, or a number that names its unit. */
export function pointsOf(written: string | undefined, perPoint: number): number | undefined {
  const [, number, unit = ""] = /^\s*([-+]?[\d.]+)([a-z]{2})?\s*$/u.exec(written ?? "") ?? [];
  const points = Number(number) * (unit === "" ? 1 / perPoint : (POINTS.get(unit) ?? Number.NaN));
  return Number.isFinite(points) ? points : undefined;
}

export function isTrue(written: string | undefined): boolean {
  return ["1", "true", "on"].includes(written ?? "");
}

/** A property that is present is on unless it says otherwise. */
export function isOn(element: XmlElement): boolean {
  return !["0", "false", "off"].includes(element.attributes["w:val"] ?? "");
}
