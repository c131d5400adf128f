import { useQuery } from "@tanstack/react-query";
import { type Consent, useConsent } from "#lib/analytics/consent.ts";
import { siteQuery } from "#lib/api/site-query.ts";
import { sinksOf } from "#shared/site/sinks.ts";
import { ConsentButtons } from "./consent-buttons.tsx";
import { describeSinks } from "./describe-sinks.ts";

const STANDING: Record<Consent, string> = {
  accepted: "You have accepted analytics in this browser.",
  rejected: "You have rejected analytics in this browser. Nothing is sent.",
};

export function ConsentChoice() {
  const consent = useConsent();
  const site = useQuery(siteQuery());
  if (site.data && sinksOf(site.data).length === 0)
    return <p>No analytics are configured here: there is nothing to accept or reject, and nothing is sent.</p>;
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      {site.data && <p>{describeSinks(sinksOf(site.data))}</p>}
      <output>{consent ? STANDING[consent] : "You have not chosen yet. Nothing is sent."}</output>
      <ConsentButtons />
    </div>
  );
}
