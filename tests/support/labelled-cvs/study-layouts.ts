import type { Certificate, Study } from "#tests/support/labelled-cvs/read-people.ts";
import { row, type Row } from "#tests/support/labelled-cvs/work-layouts.ts";

const RIGHT = 340;

export const STUDY_LAYOUTS: ((study: Study) => Row[])[] = [
  ({ degree, institution, year }) => [row(`${degree}, ${institution}, ${year}`)],
  ({ degree, institution, year }) => [
    {
      cells: [
        { text: institution, bold: true },
        { text: `${Number(year) - 3} - ${year}`, x: RIGHT },
      ],
    },
    row(degree),
  ],
  ({ degree, institution, year }) => [row(degree, true), row(institution), row(`${Number(year) - 3} – ${year}`)],
  ({ degree, institution, year }) => [row(`${year} ${degree}, ${institution}`)],
  ({ degree, institution, year }) => [row(`${degree} – ${institution} (${year})`)],
  ({ degree, institution, year }) => [row(`${institution}, ${degree}, ${year}`)],
  ({ degree, institution, year }) => [row(`${degree} from ${institution}, June ${year}`)],
  ({ degree, institution, year }) => [row(`09/${Number(year) - 3} – 06/${year}`), row(`${institution} | ${degree}`)],
];

/** Whether a layout leaves the issuer out decides what a reader can know. */
export interface CertificateLayout {
  write: (certificate: Certificate) => string;
  hasIssuer: boolean;
}

export const CERTIFICATE_LAYOUTS: CertificateLayout[] = [
  { write: ({ name, issuer, year }) => `${name}, ${issuer}, ${year}`, hasIssuer: true },
  { write: ({ name, issuer, year }) => `${name} – ${issuer} (${year})`, hasIssuer: true },
  { write: ({ name, issuer, year }) => `• ${name} (${issuer}), ${year}`, hasIssuer: true },
  { write: ({ name }) => `• ${name}`, hasIssuer: false },
  { write: ({ name, year }) => `${year}: ${name}`, hasIssuer: false },
  { write: ({ name, issuer, year }) => `${name} | ${issuer} | ${year}`, hasIssuer: true },
];
