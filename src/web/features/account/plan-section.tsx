import { useQuery } from "@tanstack/react-query";
import { planQuery } from "#lib/api/account-queries.ts";
import { PLAN_NAME } from "#lib/plan-name.ts";
import { TextLink } from "#ui/text-link.tsx";
import { AccountSection } from "./account-section.tsx";

export function PlanSection() {
  const { data } = useQuery(planQuery());
  return (
    <AccountSection title="Plan" note="What you have, what you have used, and what Pro adds.">
      {data && <p className="font-semibold">{PLAN_NAME[data.plan]}</p>}
      <p className="text-14">
        <TextLink to="/billing">Plans and billing</TextLink>
      </p>
    </AccountSection>
  );
}
