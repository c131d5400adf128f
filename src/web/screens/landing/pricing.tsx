import type { ReactNode } from "react";
import { Link } from "react-router";
import { PRICE, YEARLY_SAVING } from "#features/billing/checkout/price-text.ts";
import { trackChoice, trackTrial } from "#lib/analytics/analytics.ts";
import { FREE_SCREENINGS } from "#shared/billing/prices.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "./section.tsx";

const FREE = [
  "1 active job slot",
  `Up to ${FREE_SCREENINGS} resumes per month`,
  "Basic insights: scores, ranking, skills with ratings and quotes",
  "E-mail support",
] as const;
const FULL = [
  "Unlimited job descriptions",
  "Role fit, interview questions and red flags",
  "Import and export, with a bundle of all reports",
  "Follow-up e-mail generation",
  "Job role templates",
  "Smart filters",
] as const;

export function Pricing() {
  return (
    <Section id="pricing" title="Two plans, no contracts">
      <div className="grid gap-10 sm:grid-cols-2">
        <PlanOffer
          name="Free Trial"
          contents={FREE}
          price={<p className="text-28 font-semibold">£0</p>}
          note="No card needed"
        >
          <Button asChild variant="primary" size="large">
            <Link to="/signup" onClick={() => trackTrial("pricing")}>
              Try It Free
            </Link>
          </Button>
        </PlanOffer>
        <PlanOffer
          name="Full Access"
          contents={FULL}
          price={<p className="text-28 font-semibold">{PRICE.month}</p>}
          note={`Or ${PRICE.year}. ${YEARLY_SAVING}. No contracts.`}
        >
          <Button asChild size="large">
            <Link to="/billing" onClick={() => trackChoice({ contentId: "Compare plans", location: "pricing" })}>
              Compare plans
            </Link>
          </Button>
        </PlanOffer>
      </div>
    </Section>
  );
}

interface PlanOfferProps {
  name: string;
  price: ReactNode;
  note: string;
  contents: readonly string[];
  children: ReactNode;
}

function PlanOffer({ name, price, note, contents, children }: PlanOfferProps) {
  return (
    <section aria-label={name} className="flex flex-col gap-4 border-t-2 border-ink pt-4">
      <div className="grid gap-1">
        <h3 className="text-18 font-semibold">{name}</h3>
        {price}
        <p className="text-14 sm:min-h-10 text-ink-2">{note}</p>
      </div>
      <ul className="mb-auto grid">
        {contents.map((item) => (
          <li key={item} className="border-t border-line py-2">
            {item}
          </li>
        ))}
      </ul>
      <div>{children}</div>
    </section>
  );
}
