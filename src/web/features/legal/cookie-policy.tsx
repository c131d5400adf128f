import type { ReactNode } from "react";
import { LegalDocument, type LegalSection } from "./legal-document.tsx";
import { LegalTable } from "./legal-table.tsx";
import { PrivacyContact } from "./privacy-contact.tsx";

const COOKIES = [
  [
    "evenhand_visit",
    "Analytics: which views belong to one visit",
    "24 hours",
    "After you accept, and only where an outside service counts",
  ],
  [
    "evenhand_visitor",
    "Analytics: tells the visits of one browser apart, by a random number",
    "13 months",
    "After you accept, and only where an outside service counts",
  ],
  [
    "evenhand_ad_click",
    "Marketing: whether an advertisement led to a sign-up",
    "3 months",
    "After you accept, and only where advertisements run",
  ],
  [
    "Authentication session",
    "Functional: keeps you signed in; no script can read it",
    "30 days, or until you log out",
    "When you sign in",
  ],
  ["Trial", "Functional: gives a browser without an account its own files", "24 hours", "When you try an upload"],
  [
    "Device and used trial",
    "Functional: recognises a device at its next sign-in, and that its free trial was used",
    "12 months",
    "When you sign in or try an upload",
  ],
  [
    "Sidebar state and theme",
    "Functional: how you left the page, kept in the storage of your browser",
    "Until you clear it",
    "When you change it",
  ],
] as const;

const kinds: readonly LegalSection[] = [
  {
    id: "what",
    title: "What cookies are",
    body: (
      <p>
        A cookie is a short text that a page leaves in your browser and reads on the next visit. What follows also holds
        for the browser's own storage, which works alike.
      </p>
    ),
  },
  {
    id: "which",
    title: "Which ones we use",
    body: (
      <LegalTable
        caption="Cookies and similar storage"
        columns={["Name", "Purpose", "Kept for", "Set"]}
        rows={COOKIES}
      />
    ),
  },
];

const handling: readonly LegalSection[] = [
  {
    id: "browser",
    title: "In your browser",
    body: (
      <p>
        Every browser can show, refuse and delete cookies. Without the functional ones you cannot stay signed in;
        everything else works.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Questions",
    body: (
      <p>
        Write to <PrivacyContact />. This policy is governed by the law of England and Wales.
      </p>
    ),
  },
];

/** `choice`: where the consent to analytics is given and taken back. */
export function CookiePolicy({ choice }: { choice: ReactNode }) {
  const yours = { id: "choice", title: "Your choice", body: choice };
  return (
    <LegalDocument
      title="Cookie Policy"
      dated="Last updated: July 2025"
      lead="Which cookies there are, how long they stay, and how to refuse those that are not needed."
      sections={[...kinds, yours, ...handling]}
    />
  );
}
