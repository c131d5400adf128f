import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearchParams } from "react-router";
import { errorText, hasCode } from "#lib/api/error-text.ts";
import { vacancyQuery } from "#lib/api/vacancy-queries.ts";
import { Page } from "#screens/shell/page.tsx";
import { OpeningId } from "#shared/ids.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { OpeningPage } from "#shared/vacancies/opening-page.ts";
import { AgreementView } from "./agreement-view.tsx";
import { NumbersView } from "./numbers-view.tsx";
import { VacancyContent } from "./vacancy-content.tsx";
import { ViewHeading } from "./view-heading.tsx";

export function VacancyScreen() {
  const id = OpeningId.safeParse(useParams()["openingId"]);
  return id.success ? <KnownId key={id.data} id={id.data} /> : <NoVacancy />;
}

function KnownId({ id }: { id: OpeningId }) {
  const { data: vacancy, error, isLoadingError, refetch } = useQuery(vacancyQuery(id));
  const [search] = useSearchParams();
  if (isLoadingError && hasCode(error, "not_found")) return <NoVacancy />;
  return (
    <Page title={vacancy?.title ?? "Vacancy"} className="pt-4! sm:pt-6!">
      <p className="mb-2 text-14">
        <Link to="/vacancies" className="text-ink-2 underline underline-offset-4">
          Vacancies
        </Link>
        {vacancy && search.has("view") && (
          <>
            {" / "}
            <Link to={`/vacancies/${id}`} className="text-ink-2 underline underline-offset-4">
              {vacancy.title}
            </Link>
          </>
        )}
      </p>
      {isLoadingError && <LoadFailure title="Failed to load the vacancy" reason={errorText(error)} onRetry={refetch} />}
      {vacancy && <View vacancy={vacancy} view={search.get("view")} />}
      {!vacancy && !isLoadingError && <Spinner label="Loading the vacancy..." className="min-h-60" />}
    </Page>
  );
}

/** What is read from the ranking has an address below the vacancy's own. */
function View({ vacancy, view }: { vacancy: OpeningPage; view: string | null }) {
  const { upload_id: uploadId } = vacancy;
  if (view === "agreement" && uploadId !== null)
    return (
      <>
        <ViewHeading>Does It Rank Like Me?</ViewHeading>
        <AgreementView uploadId={uploadId} />
      </>
    );
  if (view === "numbers")
    return (
      <>
        <ViewHeading>Numbers</ViewHeading>
        <NumbersView id={vacancy.id} />
      </>
    );
  return <VacancyContent vacancy={vacancy} />;
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
