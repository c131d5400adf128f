import { useQuery } from "@tanstack/react-query";
import { DataSection } from "#features/account/data-section.tsx";
import { DeleteSection } from "#features/account/delete-section.tsx";
import { EmailSection } from "#features/account/email-section.tsx";
import { ListFailure } from "#features/account/list-failure.tsx";
import { NameSection } from "#features/account/name-section.tsx";
import { PasswordSection } from "#features/account/password-section.tsx";
import { PlanSection } from "#features/account/plan-section.tsx";
import { SessionsSection } from "#features/account/sessions-section.tsx";
import { useSession } from "#lib/session/session.ts";
import { Page } from "#screens/shell/page.tsx";
import { AccountSection } from "#features/account/account-section.tsx";
import { ConsiderationChoice } from "#features/vacancies/consideration-choice.tsx";
import { considerationQuery } from "#lib/api/vacancy-queries.ts";
import { Spinner } from "#ui/spinner.tsx";
import { ApiKeyForm } from "#features/programs/api-key-form.tsx";
import { ApiKeyList } from "#features/programs/api-key-list.tsx";
import { apiKeysQuery, webhooksQuery } from "#lib/api/program-queries.ts";
import { WebhookForm } from "#features/programs/webhook-form.tsx";
import { WebhookRow } from "#features/programs/webhook-row.tsx";

export function AccountScreen() {
  const session = useSession();
  if (session.kind !== "signed-in") return null;
  const { user } = session;
  return (
    <Page title="Your account">
      <h1 className="mb-8 text-36 font-semibold">Your account</h1>
      <NameSection user={user} />
      <EmailSection user={user} />
      <PlanSection />
      <PasswordSection user={user} />
      <SessionsSection />
      <ConsiderationSection />
      <ApiKeysSection />
      <WebhooksSection />
      <DataSection />
      <DeleteSection user={user} />
    </Page>
  );
}

function ConsiderationSection() {
  const choice = useQuery(considerationQuery());
  const { data, isLoadingError } = choice;
  return (
    <AccountSection title="People you already know" note="Whether stored CVs may be looked at for other vacancies.">
      {isLoadingError && <ListFailure of="choice" query={choice} />}
      {!isLoadingError && !data && <Spinner label="Loading your choice…" />}
      {data && <ConsiderationChoice months={data.months} />}
    </AccountSection>
  );
}

function ApiKeysSection() {
  return (
    <AccountSection
      title="API keys"
      note={
        <>
          For programs that use your account. None of them can change it, its plan or its keys.{" "}
          <a href="/developers" className="underline">
            What programs can do
          </a>
        </>
      }
    >
      <Keys />
      <ApiKeyForm />
    </AccountSection>
  );
}

function Keys() {
  const keys = useQuery(apiKeysQuery());
  if (keys.isPending) return <Spinner label="Loading your keys…" className="min-h-14 justify-self-start" />;
  if (keys.isError) return <ListFailure of="keys" query={keys} />;
  return <ApiKeyList keys={keys.data} />;
}

function WebhooksSection() {
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
