import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { useDecide } from "#features/decisions/use-decide.ts";
import { LookQueue } from "#features/second-look/look-queue.tsx";
import { Outlook } from "#features/second-look/outlook.tsx";
import { errorText } from "#lib/api/error-text.ts";
import { latestUploadQuery, secondLookQuery } from "#lib/api/screening-queries.ts";
import { Page } from "#screens/shell/page.tsx";
import { Decision, DECISION_VERBS } from "#shared/candidates/decision.ts";
import type { SecondLook, SecondLookItem } from "#shared/candidates/second-look.ts";
import { UploadId } from "#shared/ids.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Button } from "#ui/button.tsx";
import { NothingScreened } from "#ui/nothing-screened.tsx";
import { Spinner } from "#ui/spinner.tsx";

/** The vacancy that the address names, otherwise the latest. */
export function SecondLookScreen() {
  const [search] = useSearchParams();
  const asked = UploadId.safeParse(search.get("bulk_upload_id"));
  const latest = useQuery({ ...latestUploadQuery(), enabled: !asked.success });
  const id = asked.success ? asked.data : latest.data?.id;
  const look = useQuery(secondLookQuery(id));
  const failed = [latest, look].find(({ isLoadingError }) => isLoadingError);
  const isEmpty = (!asked.success && latest.data === null) || look.data?.total === 0;
  return (
    <Page title="Second Look" className="pt-4! sm:pt-5!">
      <h1 className="text-28 font-semibold">Second Look</h1>
      <p className="mb-4 min-h-6 text-14 text-ink-2">{look.data?.title}</p>
      {failed && (
        <LoadFailure title="Failed to load the second look" reason={errorText(failed.error)} onRetry={failed.refetch} />
      )}
      {!failed && isEmpty && <NobodyMeasured />}
      {!failed && !isEmpty && !look.data && <Spinner label="Loading the second look..." className="min-h-60" />}
      {!failed && !isEmpty && look.data && id && <Looking look={look.data} id={id} />}
    </Page>
  );
}

function Looking({ look, id }: { look: SecondLook; id: UploadId }) {
  const toShortlist = (
    <Link
      to={`/shortlist?bulk_upload_id=${id}`}
      className="font-medium text-primary underline-offset-4 hover:underline"
    >
      Open the shortlist
    </Link>
  );
  return (
    <div className="grid gap-6">
      <Outlook look={look} toShortlist={toShortlist} />
      {look.queue.length > 0 ? (
        <LookQueue queue={look.queue} Decide={LookDecision} />
      ) : (
        <p>Nobody beyond the shortlist is left to look at.</p>
      )}
    </div>
  );
}

function NobodyMeasured() {
  return (
    <NothingScreened title="Nobody to look at yet">
      After a screening this is where those stand whom the ranking may have missed, each with the reason.
    </NothingScreened>
  );
}

function LookDecision({ item: { id, name } }: { item: SecondLookItem }) {
  const { decide, isPending } = useDecide();
  return (
    <div className="flex gap-2">
      {Decision.options.map((decision) => (
        <Button
          key={decision}
          size="small"
          disabled={isPending}
          onClick={() => decide({ ids: [id], name, decision })}
          aria-label={`${DECISION_VERBS[decision]} ${name}`}
        >
          {DECISION_VERBS[decision]}
        </Button>
      ))}
    </div>
  );
}
