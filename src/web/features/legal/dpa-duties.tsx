import type { LegalSection } from "./legal-document.tsx";

export const DPA_DUTIES: readonly LegalSection[] = [
  {
    id: "security",
    title: "Security measures",
    body: (
      <ul>
        <li>TLS 1.3 for data in transit, AES-256 for data at rest.</li>
        <li>Every access bound to its owner, in the program and again in the database.</li>
        <li>Documents read in closed processes without access to the network.</li>
        <li>Least privilege, logged access, and updates without undue delay.</li>
      </ul>
    ),
  },
  {
    id: "rights",
    title: "Data subject rights",
    body: (
      <p>
        The provider passes requests of data subjects on without delay and helps the customer to answer them: the
        service can show, export and erase everything it keeps about an applicant.
      </p>
    ),
  },
  {
    id: "transfers",
    title: "International transfers",
    body: (
      <p>
        Data leaves the United Kingdom and the European Economic Area only under an adequacy decision, or under the
        standard contractual clauses with the UK International Data Transfer Addendum, which are part of this addendum
        where they are needed.
      </p>
    ),
  },
  {
    id: "breach",
    title: "Personal data breach",
    body: (
      <p>
        The provider notifies the customer within 24 hours of becoming aware of a personal data breach, says what is
        known about its kind, extent and likely consequences, and what is done about it, and supplies the rest as it is
        learned.
      </p>
    ),
  },
  {
    id: "deletion",
    title: "Return or deletion",
    body: (
      <p>
        On request the provider returns or deletes the data within 30 days. After the agreement has ended no data is
        kept longer than 30 days, unless the law demands it.
      </p>
    ),
  },
  {
    id: "audits",
    title: "Compliance audits",
    body: (
      <p>
        The provider makes available what shows that it keeps this addendum, and allows one audit a year, announced 30
        days ahead, by the customer or an auditor bound to confidentiality; more often after a breach or if an authority
        asks.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    body: <p>The limits of the terms of service hold here too, except where the law does not allow them.</p>,
  },
  {
    id: "law",
    title: "Governing law",
    body: (
      <p>
        This addendum is governed by the law of England and Wales. The courts of the United Kingdom decide disputes.
      </p>
    ),
  },
  {
    id: "signatures",
    title: "Signatures",
    body: (
      <p>
        This addendum is deemed accepted by both parties when the customer accepts the Terms of Service and the Privacy
        Policy. No separate signature is needed; a signed copy is sent on request.
      </p>
    ),
  },
];
