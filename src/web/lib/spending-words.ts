import { estimateCvs, type ModelSpending, type ModelUsage } from "#shared/billing/model-estimate.ts";
import { formatCount, plural } from "./format.ts";

const SMALLEST_COST = 0.01;
const A_WHILE_SECONDS = 90;
const rough = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 2 });
const money = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Prices are set without a currency, so a cost has none. */
export function formatCost(cost: number) {
  return cost > 0 && cost < SMALLEST_COST ? `less than ${SMALLEST_COST}` : money.format(cost);
}

/** What judging so many CVs may take, as one sentence; a cost only where there are prices. */
export function formatEstimate({ name, per_cv }: NonNullable<ModelUsage["model"]>, cvs: number) {
  const { input_tokens, output_tokens, cost, seconds } = estimateCvs(per_cv, cvs);
  const parts = [`about ${formatDuration(seconds)}`, `about ${rough.format(input_tokens + output_tokens)} tokens`];
  if (cost !== null)
    parts.push(`cost ${cost < SMALLEST_COST ? "" : "about "}${formatCost(cost)} at the configured prices`);
  return `A language model (${name}) will judge ${plural(cvs, "CV")}: ${parts.join(", ")}.`;
}

/** What was spent. An answer that was kept from before is neither a call nor a token. */
export function formatSpending({ calls, input_tokens, output_tokens, cost }: ModelSpending) {
  const parts = [plural(calls, "call"), `${formatCount(input_tokens + output_tokens)} tokens`];
  if (cost !== null) parts.push(`cost ${formatCost(cost)} at the configured prices`);
  return parts.join(", ");
}

function formatDuration(seconds: number) {
  return seconds < A_WHILE_SECONDS ? plural(seconds, "second") : plural(Math.ceil(seconds / 60), "minute");
}
