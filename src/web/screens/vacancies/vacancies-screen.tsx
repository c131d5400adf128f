import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { readDroppedFiles } from "#features/upload/read-dropped-files.ts";
import { VacancyTable } from "#features/vacancies/vacancy-table.tsx";
import { errorText } from "#lib/api/error-text.ts";
import { vacanciesQuery } from "#lib/api/vacancy-queries.ts";
import { Page } from "#screens/shell/page.tsx";
import type { OpeningId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useAddCvs } from "./use-add-cvs.ts";

export function VacanciesScreen() {
  return (
    <Page title="Vacancies" className="pt-6! sm:pt-8!">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-28 font-semibold">Vacancies</h1>
          <p className="text-14 text-ink-2">
            Each with all its CVs in one ranking. Drop more of them on its line, or open it to choose files
          </p>
        </div>
        <Button asChild variant="primary">
          <Link to="/demo">New Vacancy</Link>
        </Button>
      </div>
      <Vacancies />
    </Page>
  );
}

function Vacancies() {
  const { take } = useAddCvs();

  async function onDropped(id: OpeningId, dropped: DataTransfer) {
    try {
      take(id, await readDroppedFiles(dropped));
    } catch (error) {
      const reason = error instanceof Error ? error.message : "A file could not be opened.";
      notify.failed("Could not read what was dropped", reason);
    }
  }

  const { data, error, isLoadingError, refetch } = useQuery(vacanciesQuery());
  if (isLoadingError)
    return (
      <PageMessage
        kind="Error"
        title="Failed to load your vacancies"
        urgent
        actions={<Button onClick={() => void refetch()}>Try Again</Button>}
      >
        <p>{errorText(error)}</p>
      </PageMessage>
    );
  if (!data) return <Spinner label="Loading vacancies..." className="min-h-60" />;
  if (data.length === 0)
    return (
      <PageMessage title="No Vacancies Yet">
        <p>A vacancy comes into being with the first screening for its job description.</p>
      </PageMessage>
    );
  const [active, archived] = [
    data.filter(({ status }) => status === "active"),
    data.filter(({ status }) => status === "archived"),
  ];
  return (
    <div className="grid gap-10">
      {active.length > 0 && (
        <VacancyTable title="Active" vacancies={active} onDropped={(id, dropped) => void onDropped(id, dropped)} />
      )}
      {archived.length > 0 && <VacancyTable title="Archived" vacancies={archived} />}
    </div>
  );
}
