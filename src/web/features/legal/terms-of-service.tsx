import { LegalDocument, type LegalSection } from "./legal-document.tsx";
import { PrivacyContact } from "./privacy-contact.tsx";
import { TERMS_DUTIES } from "./terms-duties.tsx";

const SECTIONS: readonly LegalSection[] = [
  {
    id: "agreement",
    title: "The agreement",
    body: (
      <p>
        By creating an account or screening a file you agree to these terms with the operator of this Evenhand
        installation. If you act for a company, you confirm that you may bind it.
      </p>
    ),
  },
  {
    id: "account",
    title: "Your account",
    body: (
      <p>
        You must be 18 or over. Keep your password to yourself and tell us if somebody else may know it; what is done
        with your account counts as done by you until then.
      </p>
    ),
  },
  ...TERMS_DUTIES,
  {
    id: "availability",
    title: "Availability",
    body: (
      <p>
        We work to keep the service up and your data safe, but do not promise that it never fails. Planned interruptions
        are announced where we can.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    body: (
      <p>
        Nothing here limits liability for death or injury caused by negligence, for fraud, or where the law forbids it.
        Otherwise we are not liable for indirect loss or for decisions about applicants, and in total for no more than
        you paid in the twelve months before.
      </p>
    ),
  },
  {
    id: "ending",
    title: "Ending",
    body: (
      <p>
        You may delete your account at any time. We may close an account that breaks these terms, after a warning where
        one makes sense. Your data is then deleted as the privacy policy says.
      </p>
    ),
  },
  {
    id: "law",
    title: "Changes and law",
    body: (
      <p>
        We tell you of changes at least 30 days ahead; who stays with us after that accepts them. These terms are
        governed by the law of England and Wales, and its courts decide disputes. Questions go to <PrivacyContact />.
      </p>
    ),
  },
];

export function TermsOfService() {
  return (
    <LegalDocument
      title="Terms of Service"
      dated="Last updated: July 2025"
      lead="What you can expect of Evenhand, and what it expects of you."
      sections={SECTIONS}
    />
  );
}
