import type { LegalSection } from "./legal-document.tsx";
import { LegalTable } from "./legal-table.tsx";
import { PrivacyContact } from "./privacy-contact.tsx";

const PROCESSING = [
  ["Subject matter", "Screening of applications against a job description"],
  ["Duration", "The term of the agreement, and no longer than 30 days after it ends"],
  ["Nature", "Storage, reading, comparison, scoring, presentation, export and deletion"],
  ["Purpose", "To suggest to the controller whom to consider for an interview, with reasons"],
  ["Data subjects", "Applicants whose CVs the controller uploads; users of the controller"],
  [
    "Categories of data",
    "Contact details, employment history, education, certificates, skills, and whatever else a CV contains",
  ],
  ["Special categories", "Not asked for; where a CV contains them, they are not used for a score"],
] as const;

const SUB_PROCESSORS = [
  ["Database host", "Storage of accounts, files and results", "EU"],
  [
    "AI inference",
    "Judging the text of CVs without name, age and gender, where the provider has chosen it; or answers to questions asked with a key of the controller's own",
    "US",
  ],
  ["Analytics and ads", "Use of the website, after consent; no CV data", "EU and US"],
  ["Social analytics pixel", "Effect of advertisements, after consent; no CV data", "EU and US"],
  ["Transactional e-mail", "Delivery of confirmations, results and recovery links", "EU and US"],
  ["Website hosting", "Delivery of the pages", "EU and US"],
] as const;

export const DPA_SCOPE: readonly LegalSection[] = [
  {
    id: "parties",
    title: "Parties",
    body: (
      <p>
        The customer is the controller of the personal data it uploads. The provider, the operator of this Evenhand
        installation, is the processor. The privacy contact of the provider is <PrivacyContact />.
      </p>
    ),
  },
  {
    id: "purpose",
    title: "Purpose and scope",
    body: (
      <p>
        This addendum adds to the terms of service what Article 28 of the UK GDPR and of the EU GDPR asks for. It covers
        all personal data that the provider processes on behalf of the customer, and prevails where the two differ.
      </p>
    ),
  },
  {
    id: "definitions",
    title: "Definitions",
    body: (
      <p>
        Controller, processor, personal data, data subject, processing and personal data breach have the meaning that
        the UK GDPR gives them. A sub-processor is anybody whom the provider engages to process the customer's data.
        Services means Evenhand as the terms of service describe it.
      </p>
    ),
  },
  {
    id: "processing",
    title: "Processing details",
    body: <LegalTable caption="What is processed" columns={["Item", "Detail"]} rows={PROCESSING} />,
  },
  {
    id: "instructions",
    title: "Instructions",
    body: (
      <p>
        The provider processes the data only on documented instructions of the customer, of which this addendum and the
        use of the service are part, and says so if it holds an instruction to be unlawful. Everyone with access is
        bound to confidentiality.
      </p>
    ),
  },
  {
    id: "sub-processors",
    title: "Sub-processors",
    body: (
      <>
        <LegalTable caption="Sub-processors by kind" columns={["Kind", "Task", "Place"]} rows={SUB_PROCESSORS} />
        <p>
          The customer authorises these. The provider gives 30 days' notice before one is added or replaced, binds each
          to the duties of this addendum, and answers for it. The customer may object within that time and, if no
          solution is found, end the agreement.
        </p>
      </>
    ),
  },
];
