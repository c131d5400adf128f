import { documentFromText } from "#analysis/read/document-from-text.ts";
import type { ReadDocument } from "#analysis/read/page.ts";

export function textDocument(text: string): ReadDocument {
  const document = documentFromText(text);
  if (document.kind === "unreadable") throw new Error(document.reason);
  return document;
}

export const PLAIN_CV = `Alva Ashgrove
alva@example.org | 07700 900123 | 12 Mill Lane, Arborough
Profile
She is a married British citizen, aged 34.
Work Experience
Backend Engineer, Foxglove Systems
March 2019 – Present
• Built booking services in Python and Django
• Alva tuned PostgreSQL for the nightly reports
Junior Developer, Hollow Oak
2016 – 2018
• Wrote reports in Ruby
Education
BSc Computer Science, University of Arborough, 2015
Certifications
Certified Cloud Gardener, Ivystone Institute, 2021
Skills
Docker, Kubernetes`;
