import { LegalDocument, type LegalSection } from "./legal-document.tsx";
import { PrivacyContact } from "./privacy-contact.tsx";
import { PRIVACY_PROCESSING } from "./privacy-processing.tsx";

const SECTIONS: readonly LegalSection[] = [
  {
    id: "who",
    title: "Who this is from",
    body: (
      <p>
        This policy is given by the operator of this Evenhand installation, who is the controller for the data of its
        users and visitors. For everything about privacy write to <PrivacyContact />.
      </p>
    ),
  },
  {
    id: "age",
    title: "Who may use Evenhand",
    body: <p>You must be 18 or over. We do not knowingly keep accounts of younger people and delete them when told.</p>,
  },
  ...PRIVACY_PROCESSING,
  {
    id: "retention",
    title: "How long data is kept",
    body: (
      <ul>
        <li>Personal data is kept for up to 12 months, CVs and results included, and then deleted by itself.</li>
        <li>Files of a trial without an account are deleted after 24 hours.</li>
        <li>What you delete, and an account that you close, is erased at once with its files.</li>
        <li>Records that tax law asks us to keep stay as long as it does.</li>
      </ul>
    ),
  },
  {
    id: "security",
    title: "How it is protected",
    body: (
      <p>
        Connections are encrypted with TLS 1.3, stored files with AES-256. Every query is bound to its owner, passwords
        are kept only as slow hashes, and access is logged.
      </p>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <>
        <p>You may at any time ask us</p>
        <ul>
          <li>for a copy of your data, which the account page also offers as a download,</li>
          <li>to correct it, to delete it, or to restrict its use,</li>
          <li>to hand it over in a form that machines can read,</li>
          <li>to stop a use that rests on legitimate interest, and to end a consent for the future.</li>
        </ul>
        <p>
          We answer within one month. You may also complain to the Information Commissioner's Office or to the authority
          of your own country.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes and law",
    body: (
      <p>
        If this policy changes in a way that matters to you, users are told by e-mail before it takes effect. It is
        governed by the law of England and Wales.
      </p>
    ),
  },
];

export function PrivacyPolicy() {
  return (
    <LegalDocument
      title="Privacy Policy"
      dated="Last updated: July 2025"
      lead="What we know about you, what it is used for, who else sees it, and how to have it deleted."
      sections={SECTIONS}
    />
  );
}
