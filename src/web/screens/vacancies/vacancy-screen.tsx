import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { errorText, hasCode } from "#lib/api/error-text.ts";
import { vacancyQuery } from "#lib/api/vacancy-queries.ts";
import { Page } from "#screens/shell/page.tsx";
import { OpeningId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { VacancyContent } from "./vacancy-content.tsx";

export function VacancyScreen() {
  const id = OpeningId.safeParse(useParams()["openingId"]);
  return id.success ? <KnownId key={id.data} id={id.data} /> : <NoVacancy />;
}

function KnownId({ id }: { id: OpeningId }) {
  const { data: vacancy, error, isLoadingError, refetch } = useQuery(vacancyQuery(id));
  if (isLoadingError && hasCode(error, "not_found")) return <NoVacancy />;
  return (
    <Page title={vacancy?.title ?? "Vacancy"} className="pt-4! sm:pt-6!">
      <p className="mb-2 text-14">
        <Link to="/vacancies" className="text-ink-2 underline underline-offset-4">
          Vacancies
        </Link>
      </p>
      {isLoadingError && (
        <PageMessage
          kind="Error"
          title="Failed to load the vacancy"
          urgent
          actions={<Button onClick={() => void refetch()}>Try Again</Button>}
        >
          <p>{errorText(error)}</p>
        </PageMessage>
      )}
      {vacancy && <VacancyContent vacancy={vacancy} />}
      {!vacancy && !isLoadingError && <Spinner label="Loading the vacancy..." className="min-h-60" />}
    </Page>
  );
}

function NoVacancy() {
  return (
    <Page title="Vacancy">
      <PageMessage
        title="There is no such vacancy"
        actions={
          <Button asChild>
            <Link to="/vacancies">All Vacancies</Link>
          </Button>
        }
      >
        <p>It may have been deleted, or belong to another account.</p>
      </PageMessage>
    </Page>
  );
}
