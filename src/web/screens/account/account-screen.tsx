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
import { ApiKeysSection } from "./api-keys-section.tsx";
import { WebhooksSection } from "./webhooks-section.tsx";

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
