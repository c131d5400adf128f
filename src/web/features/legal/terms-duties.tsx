import { FREE_SCREENINGS, PRICE_GBP } from "#shared/billing/prices.ts";
import type { LegalSection } from "./legal-document.tsx";

export const TERMS_DUTIES: readonly LegalSection[] = [
  {
    id: "ai-output",
    title: "AI output is informational only",
    body: (
      <>
        <p>
          Scores, summaries, ratings, recommendations and suggested questions are information to help a person decide.
          They are not advice, not a promise that somebody will do a task well, and not a decision.
        </p>
        <p>
          The analysis can be wrong. Check what matters in the CV itself, whose sentences are shown for that purpose,
          and never reject or hire anyone on the output alone.
        </p>
      </>
    ),
  },
  {
    id: "duties",
    title: "What you take care of",
    body: (
      <ul>
        <li>
          You have the right to upload the CVs, and have told the people concerned what the law asks you to tell them.
        </li>
        <li>You decide on applications yourself, and in line with the Equality Act 2010 or the law of your country.</li>
        <li>You upload nothing unlawful or harmful, and do not try to read what belongs to others.</li>
        <li>You do not resell the service or load it in a way that hinders others.</li>
      </ul>
    ),
  },
  {
    id: "plans",
    title: "Plans and payment",
    body: (
      <>
        <p>
          The free plan has one active job slot and {FREE_SCREENINGS} resumes a month and needs no card. Full access
          costs £{PRICE_GBP.month} a month or £{PRICE_GBP.year} a year, paid in advance through our payment provider.
        </p>
        <p>
          There are no contracts beyond the period you have paid for: a subscription renews itself until you cancel it
          on the billing page, and runs to the end of that period.
        </p>
      </>
    ),
  },
  {
    id: "content",
    title: "Your content",
    body: (
      <p>
        What you upload stays yours. You allow us to store and process it in order to provide the service, and for
        nothing else; it is not used to train models. The data processing addendum is part of these terms.
      </p>
    ),
  },
];
