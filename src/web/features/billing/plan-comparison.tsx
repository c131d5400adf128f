import { FREE_SCREENINGS } from "#shared/billing/prices.ts";
import { FREE_PRICE, PRICE, YEARLY_SAVING } from "./checkout/price-text.ts";

interface Feature {
  name: string;
  free: string;
  pro: string;
}

const FEATURES: Feature[] = [
  { name: "Resume screenings", free: `${FREE_SCREENINGS} per month`, pro: "Unlimited" },
  { name: "Active job postings", free: "1", pro: "Unlimited" },
  { name: "Scores, ranking and shortlist", free: "Included", pro: "Included" },
  { name: "Skills with ratings and quotes", free: "Included", pro: "Included" },
  { name: "Report as PDF and text, shortlist as CSV", free: "Included", pro: "Included" },
  { name: "Role fit breakdown", free: "Not included", pro: "Included" },
  { name: "Interview question suggestions", free: "Not included", pro: "Included" },
  { name: "Red-flag detection", free: "Not included", pro: "Included" },
  { name: "Advanced filters", free: "Not included", pro: "Included" },
  { name: "Letters to candidates, one or many", free: "Not included", pro: "Included" },
  { name: "Selecting many, table and bundle of all reports", free: "Not included", pro: "Included" },
  { name: "Support", free: "E-mail", pro: "Priority" },
];

export function PlanComparison() {
  return (
    <table className="w-full table-fixed border-collapse text-left text-14">
      <caption className="mb-4 text-left text-22 font-semibold">Compare plans</caption>
      <thead>
        <tr className="border-b-2 border-ink align-top">
          <th scope="col" className="w-2/5 py-3 pr-3 font-medium text-ink-2">
            Feature
          </th>
          <th scope="col" className="py-3 pr-3 font-normal">
            <span className="block text-18 font-semibold">Free</span>
            <span className="block text-ink-2 tabular-nums">{FREE_PRICE}</span>
          </th>
          <th scope="col" className="py-3 font-normal">
            <span className="block text-18 font-semibold">Pro</span>
            <span className="block tabular-nums">{PRICE.month}</span>
            <span className="block text-ink-2 tabular-nums">or {PRICE.year}</span>
            <span className="block text-ink-2 tabular-nums">{YEARLY_SAVING}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {FEATURES.map((feature) => (
          <FeatureRow key={feature.name} {...feature} />
        ))}
      </tbody>
    </table>
  );
}

function FeatureRow({ name, free, pro }: Feature) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-3 pr-3 font-medium">
        {name}
      </th>
      <td className="py-3 pr-3 text-ink-2">{free}</td>
      <td className="py-3">{pro}</td>
    </tr>
  );
}
