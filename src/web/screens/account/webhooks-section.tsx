import { useQuery } from "@tanstack/react-query";
import { AccountSection } from "#features/account/account-section.tsx";
import { ListFailure } from "#features/account/list-failure.tsx";
import { WebhookForm } from "#features/programs/webhook-form.tsx";
import { WebhookRow } from "#features/programs/webhook-row.tsx";
import { webhooksQuery } from "#lib/api/program-queries.ts";
import { Spinner } from "#ui/spinner.tsx";

export function WebhooksSection() {
  return (
    <AccountSection title="Webhooks" note="Addresses of your programs that are told when something happens.">
      <Webhooks />
      <WebhookForm />
    </AccountSection>
  );
}

function Webhooks() {
  const webhooks = useQuery(webhooksQuery());
  if (webhooks.isPending) return <Spinner label="Loading your webhooks…" className="min-h-14 justify-self-start" />;
  if (webhooks.isError) return <ListFailure of="webhooks" query={webhooks} />;
  if (webhooks.data.length === 0) return <p className="text-14 text-ink-2">No program is told.</p>;
  return (
    <ul aria-label="Webhooks" className="grid border-b border-line">
      {webhooks.data.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} />
      ))}
    </ul>
  );
}
