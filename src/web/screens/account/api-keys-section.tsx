import { useQuery } from "@tanstack/react-query";
import { AccountSection } from "#features/account/account-section.tsx";
import { ApiKeyForm } from "#features/programs/api-key-form.tsx";
import { ApiKeyList } from "#features/programs/api-key-list.tsx";
import { apiKeysQuery } from "#lib/api/program-queries.ts";
import { errorText } from "#lib/api/error-text.ts";
import { Button } from "#ui/button.tsx";
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
  if (keys.isSuccess) return <ApiKeyList keys={keys.data} />;
  return (
    <div role="alert" className="grid justify-items-start gap-3 text-14">
      <p className="text-danger">Failed to load your keys. {errorText(keys.error)}</p>
      <Button size="small" onClick={() => void keys.refetch()}>
        Try Again
      </Button>
    </div>
  );
}
