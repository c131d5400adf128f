import type { Certification } from "#shared/cv-analysis.ts";
import type { SectionLine } from "./group-into-sections.ts";
import { findLastYear } from "./read-date-range.ts";

const LONGEST = 120;

/** Only what stands under a heading for certificates: elsewhere a certificate and a wish for one read the same. */
export function findCertifications(lines: SectionLine[]): Certification[] {
  return lines.flatMap((line) => {
    if (line.section !== "certificates" || line.isHeading || line.text.length > LONGEST) return [];
    const text = line.text
      .replaceAll(/\(?\b(?:[A-Z][a-z]{2,8} )?(?:19|20)\d\d\b\)?/gu, "")
      .replace(/^[•·*▪◦‣-]{1,3} ?/u, "");
    const [name = "", issuer = ""] = text.split(/ ?[|–—] ?| - |, /u).map((piece) => piece.trim());
    return /\p{L}{2}/u.test(name) ? [{ name, issuer, year: findLastYear(line.text) }] : [];
  });
}
