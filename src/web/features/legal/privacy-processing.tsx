import type { LegalSection } from "./legal-document.tsx";
import { LegalTable } from "./legal-table.tsx";

const PURPOSES = [
  ["Your account", "Full name, e-mail address, a hash of your password, your plan and your sessions", "Contract"],
  [
    "Screening",
    "CVs, job descriptions, the results made from them and your notes",
    "Contract with you; for candidates, the lawful basis that you as controller rely on",
  ],
  [
    "Considering for other vacancies",
    "Stored CVs, judged by the criteria of another vacancy of the same account, for as long as its holder has set (at most 12 months); each CV can be taken out",
    "The lawful basis that you as controller rely on, such as the candidate's consent; off until you set it",
  ],
  ["Sending scores", "E-mail address and company that you leave on the form", "Consent"],
  ["Payment", "Customer and subscription number; card details stay with the payment provider", "Contract"],
  ["Security", "Network address, kind of browser, times of sign-in attempts", "Legitimate interest in a safe service"],
  [
    "Analytics and advertising",
    "Pages, presses, scrolling and time on a page, without names; a random number where an outside service counts",
    "Consent",
  ],
] as const;

const PROCESSORS = [
  [
    "Analytics and ads provider",
    "Counts visits and measures advertisements",
    "Only after you accept, and only where one is used; otherwise we count ourselves, by day and page",
  ],
  [
    "Social pixel",
    "Tells whether an advertisement on a social network led to a sign-up",
    "Only after you accept, and only where such advertisements run",
  ],
  ["Database and authentication host", "Stores accounts, files and results", "Always"],
  [
    "AI provider",
    "Judges the text of a CV, without name, age and gender; or answers questions asked with your own key",
    "Only where the operator has chosen one, or if you enter such a key; the built-in analysis calls nobody",
  ],
  ["E-mail sender", "Delivers confirmations, results and links to reset a password", "When a mail is sent"],
] as const;

export const PRIVACY_PROCESSING: readonly LegalSection[] = [
  {
    id: "data",
    title: "What we use, and why",
    body: (
      <LegalTable
        caption="Personal data by purpose, with the lawful basis under the UK GDPR and the EU GDPR"
        columns={["Purpose", "Data", "Lawful basis"]}
        rows={PURPOSES}
      />
    ),
  },
  {
    id: "candidates",
    title: "If your CV was uploaded",
    body: (
      <>
        <p>
          The employer or agency that uploaded your CV decides what it is used for and is its controller. We process it
          on their behalf and under the data processing addendum. Please turn to them first; if you write to us, we pass
          your request on without delay.
        </p>
        <p>
          The analysis sets name, age and gender aside. It produces a suggestion with the sentences it rests on. It
          decides nothing: no person is rejected, invited or written to automatically.
        </p>
        <p>
          Whether your CV may also be looked at for other vacancies of the same employer or agency, and for how long, is
          theirs to set and to justify; nobody else sees it. You may ask them to take it out at any time.
        </p>
      </>
    ),
  },
  {
    id: "processors",
    title: "Who processes data for us",
    body: (
      <>
        <LegalTable caption="Processors by kind" columns={["Kind", "What for", "When"]} rows={PROCESSORS} />
        <p>We sell personal data to nobody.</p>
      </>
    ),
  },
  {
    id: "transfers",
    title: "Transfers abroad",
    body: (
      <p>
        Some processors may work outside the United Kingdom and the European Economic Area. Data goes there only under
        an adequacy decision or under standard contractual clauses with the UK addendum.
      </p>
    ),
  },
];
