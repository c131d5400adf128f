import { useQuery } from "@tanstack/react-query";
import { formatCount } from "#lib/format.ts";
import { modelUsageQuery } from "#lib/api/model-usage-queries.ts";
import { formatCost } from "#lib/spending-words.ts";
import type { ModelUsage } from "#shared/billing/model-estimate.ts";
import { BillingCard } from "./billing-card.tsx";
import { Facts } from "./facts.tsx";

/** Nothing where no language model is configured and none was asked in this month. */
export function ModelSpendingCard() {
  const { data } = useQuery(modelUsageQuery());
  if (!data || (data.model === null && data.month.calls === 0)) return null;
  return (
    <BillingCard title="Language model this month">
      <p className="max-w-prose text-14 text-ink-2">
        What judging your CVs has taken of the language model. A question that was answered before is not asked again
        and takes nothing.
      </p>
      <Facts facts={factsOf(data)} />
    </BillingCard>
  );
}

function factsOf({ model, month }: ModelUsage) {
  const facts: [string, string][] = [
    ["Model", model?.name ?? "None: the local engine judges"],
    ["Calls", formatCount(month.calls)],
    ["Tokens sent", formatCount(month.input_tokens)],
    ["Tokens received", formatCount(month.output_tokens)],
  ];
  if (month.cost !== null) facts.push(["Cost at the configured prices", formatCost(month.cost)]);
  return facts;
}
