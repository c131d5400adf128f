import { useQuery } from "@tanstack/react-query";
import { AccountSection } from "#features/account/account-section.tsx";
import { ListFailure } from "#features/account/list-failure.tsx";
import { ApiKeyForm } from "#features/programs/api-key-form.tsx";
import { ApiKeyList } from "#features/programs/api-key-list.tsx";
import { apiKeysQuery } from "#lib/api/program-queries.ts";
import { Spinner } from "#ui/spinner.tsx";

export function ApiKeysSection() {
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
