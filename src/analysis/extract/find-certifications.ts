import { oneOf } from "#analysis/pattern.ts";
import type { Certification } from "#shared/screening/cv-analysis.ts";
import type { SectionLine } from "./group-into-sections.ts";
import { isHeadText } from "./head-lines.ts";
import type { MarkCuts } from "./mark-cuts.ts";
import { isPlace } from "#analysis/lexicon/place-words.ts";
import { blankDates, findLastYear } from "./read-date-range.ts";

const LONGEST = 160;
const SEPARATOR =
  /\s?[\t|;]\s?|\s?(?:ï¼|â€“|–|—)\s?|\s-\s|,\s|\s,|\s?:\s|\((?!\p{Lu}{2,6}\))|(?<!\(\p{Lu}{2,6})\)|\sfrom\s|\sby\s/u;
const NOISE =
  /^(?:issued|designation|date|license (?:no|number)|licence (?:no|number)|credential|expires?|expiry|valid|since|no\.?|id|in progress|pending|certification|certificate|license|present|current)\b.{0,40}$/iu;
const ISSUERS = String.raw`institute, institution, association, academy, council, board, university, college, school, guild, society, alliance,
foundation, office, authority, department, ministry, \p{L} state, inc, microsoft, google, amazon, aws, cisco, oracle, comptia, pmi, isaca, hubspot,
coursera, udemy, edx, linkedin, red cross, red hat, ibm, sap, salesforce, acca, cipd, axelos, scrum\.org, heart association`;
const ISSUER = new RegExp(String.raw`\b${oneOf(ISSUERS)}\b`, "iu");
const CERTIFICATE = /\b(?:certifi(?:ed|cation)|licen[sc]ed?|licensure|accredit)/iu;

/** What stands under a heading for certificates, and what calls itself one among the studies: elsewhere a certificate and a wish for one read the same. */
export function findCertifications(lines: SectionLine[], markCuts: MarkCuts): Certification[] {
  return lines.flatMap((line) => {
    if (line.isHeading || line.text.length > LONGEST) return [];
    const isListed = line.section === "certificates" && isEntry(line);
    const isAmongStudies = line.section === "education" && CERTIFICATE.test(line.text) && isEntry(line);
    return isListed || isAmongStudies ? readCertificates(line, markCuts) : [];
  });
}

function isEntry({ text }: SectionLine): boolean {
  const plain = withoutBullet(text);
  return /^["“]?[\p{Lu}\p{N}]/u.test(plain) && isHeadText(plain.slice(0, 95).replace(/\.$/u, ""));
}

function readCertificates(line: SectionLine, markCuts: MarkCuts): Certification[] {
  const year = findLastYear(line.text);
  const pieces = withoutBullet(blankDates(markCuts(line)))
    .split(SEPARATOR)
    .map((piece) => piece.replaceAll(/^[\s,:;.*–—-]{1,6}|[\s,:;.*–—-]{1,6}$/gu, "").replaceAll(/\s{2,}/gu, " "))
    .filter((piece) => /\p{L}{2}/u.test(piece) && !NOISE.test(piece) && !isPlace(piece));
  const [name, ...others] = pieces;
  if (name === undefined) return [];
  // Three names and more without a year are a list, and so are two of which none can have issued the other.
  const issuer =
    others.find((piece) => ISSUER.test(piece) && !CERTIFICATE.test(piece)) ?? (year === null ? undefined : others[0]);
  const isList = issuer === undefined && others.length > 0 && year === null;
  if (isList) return pieces.map((piece) => ({ name: piece, issuer: null, year: null }));
  return [{ name, issuer: issuer ?? null, year }];
}

function withoutBullet(text: string): string {
  return text.replace(/^[\s•·●*▪◦‣➢✓-]{1,4}/u, "");
}
