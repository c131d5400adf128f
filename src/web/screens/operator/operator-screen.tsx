import { useQuery } from "@tanstack/react-query";
import { operationsQuery } from "#features/operator/operations-query.ts";
import { ParkedTasks } from "#features/operator/parked-tasks.tsx";
import { StuckMails } from "#features/operator/stuck-mails.tsx";
import { WorkFigures } from "#features/operator/work-figures.tsx";
import { errorText, hasCode } from "#lib/api/error-text.ts";
import { useSession } from "#lib/session/session.ts";
import { NotFoundScreen } from "#screens/not-found/not-found-screen.tsx";
import { Page } from "#screens/shell/page.tsx";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { Spinner } from "#ui/spinner.tsx";

/** For a user who is not an operator there is no such page: the server decides who is. */
export function OperatorScreen() {
  const session = useSession();
  if (session.kind === "loading") return <Spinner label="Loading…" className="min-h-dvh" />;
  return session.kind === "signed-in" ? <Operations /> : <NotFoundScreen />;
}

function Operations() {
  const operations = useQuery(operationsQuery());
  if (operations.isPending) return <Spinner label="Loading…" className="min-h-dvh" />;
  if (hasCode(operations.error, "not_found", "not_signed_in")) return <NotFoundScreen />;
  return (
    <Page title="Operations">
      <h1 className="mb-2 text-36 font-semibold">Operations</h1>
      <p className="mb-8 max-w-prose text-ink-2">
        What waits for you, and how the work stands. Nothing here says whose it is.
      </p>
      {operations.isError && <Failure error={operations.error} onRetry={() => void operations.refetch()} />}
      {operations.data !== undefined && (
        <>
          <ParkedTasks {...operations.data} />
          <StuckMails {...operations.data} />
          <WorkFigures {...operations.data} />
        </>
      )}
    </Page>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="mb-10">
      <PageMessage title="The figures could not be read" urgent actions={<Button onClick={onRetry}>Try Again</Button>}>
        <p>{errorText(error)}</p>
      </PageMessage>
    </div>
  );
}
