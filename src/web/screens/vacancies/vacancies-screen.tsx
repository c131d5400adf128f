import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { VacancyTable } from "#features/vacancies/vacancy-table.tsx";
import { errorText } from "#lib/api/error-text.ts";
import { vacanciesQuery } from "#lib/api/vacancy-queries.ts";
import { Page } from "#screens/shell/page.tsx";
import type { OpeningId } from "#shared/ids.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { NumbersView } from "./numbers-view.tsx";
import { ViewHeading } from "./view-heading.tsx";
import { useAddCvs } from "./use-add-cvs.ts";

export function VacanciesScreen() {
  const [search] = useSearchParams();
  if (search.get("view") === "numbers") return <AllNumbers />;
  return (
    <Page title="Vacancies" className="pt-6! sm:pt-8!">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-28 font-semibold">Vacancies</h1>
          <p className="text-14 text-ink-2">
            Each with all its CVs in one ranking. Drop more of them on its line, or open it to choose files.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button asChild>
            <Link to="/vacancies?view=numbers">Numbers</Link>
          </Button>
          <Button asChild variant="primary">
            <Link to="/demo">New Vacancy</Link>
          </Button>
        </div>
      </div>
      <Vacancies />
    </Page>
  );
}

function AllNumbers() {
  return (
    <Page title="Numbers" className="pt-4! sm:pt-6!">
      <p className="mb-2 text-14">
        <Link to="/vacancies" className="text-ink-2 underline underline-offset-4">
          Vacancies
        </Link>
      </p>
      <ViewHeading>Numbers</ViewHeading>
      <NumbersView />
    </Page>
  );
}

function Vacancies() {
  const { take } = useAddCvs();

  /** Files alone: what opens folders is part of the landing page's script, and sharing it breaks that page's budget. */
  function onDropped(id: OpeningId, dropped: DataTransfer) {
    if ([...dropped.items].some((item) => item.webkitGetAsEntry?.()?.isDirectory === true))
      return notify.failed("A folder was dropped", "Open the vacancy to add a whole folder, or drop its files here.");
    return take(id, [...dropped.files]);
  }

  const { data, error, isLoadingError, refetch } = useQuery(vacanciesQuery());
  if (isLoadingError)
    return <LoadFailure title="Failed to load your vacancies" reason={errorText(error)} onRetry={refetch} />;
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
      {active.length > 0 && <VacancyTable title="Active" vacancies={active} onDropped={onDropped} />}
      {archived.length > 0 && <VacancyTable title="Archived" vacancies={archived} />}
    </div>
  );
}
