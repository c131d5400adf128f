import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { OwnKeyFailure } from "#features/legacy-analysis/own-key-failure.tsx";
import { ownKeyQuery } from "#features/legacy-analysis/own-key-query.ts";
import { OwnKeyResults } from "#features/legacy-analysis/own-key-results.tsx";
import { UploadSpending } from "#features/model-use/upload-spending.tsx";
import { formatDate } from "#lib/format.ts";
import { Page } from "#screens/shell/page.tsx";
import { UploadId } from "#shared/ids.ts";
import type { Upload } from "#shared/screening/upload.ts";
import { TextLink } from "#ui/text-link.tsx";
import { ShortlistActions } from "./shortlist-actions.tsx";
import { ShortlistContent } from "./shortlist-content.tsx";
import { useShortlist } from "./use-shortlist.ts";

function AboutUpload({ upload: { vacancy, created_at, job_id } }: { upload: Upload }) {
  return (
    <>
      {[vacancy?.title, formatDate(created_at)].filter(Boolean).join(" · ")}
      {job_id && (
        <>
          {" · "}
          <TextLink to={`/vacancies/${job_id}`}>Open vacancy</TextLink>
        </>
      )}
    </>
  );
}

export function ShortlistScreen() {
  const [search] = useSearchParams();
  const asked = search.get("bulk_upload_id");
  const askedId = UploadId.safeParse(asked);
  const shortlist = useShortlist(askedId.success ? askedId.data : undefined);
  const upload = shortlist.upload.data ?? undefined;
  const { data: ownKey = [], error: ownKeyError, refetch: readOwnKey } = useQuery(ownKeyQuery());
  // A run of one's own key is no part of a screening: it has the page for itself, or a link on it.
  const isOwnKeyRun = ownKey.length > 0 && (search.get("run") === "own-key" || shortlist.upload.data === null);
  const shown = isOwnKeyRun ? undefined : upload;
  const hasResults = upload?.status === "completed" || (shortlist.candidates.data ?? []).length > 0;
  const withResults = hasResults ? shown : undefined;
  return (
    <Page title="Your Candidate Shortlist" className="pt-4! sm:pt-5!">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="text-28 font-semibold">Your Candidate Shortlist</h1>
          <p className="min-h-6 text-14 text-ink-2">{shown && <AboutUpload upload={shown} />}</p>
          {withResults && <UploadSpending uploadId={withResults.id} />}
        </div>
        <ShortlistActions upload={withResults} />
      </div>
      {isOwnKeyRun ? (
        <OwnKeyResults results={ownKey} />
      ) : (
        <ShortlistContent shortlist={shortlist} isKnownId={asked === null || askedId.success} />
      )}
      {ownKey.length > 0 && upload && <OtherResults isOwnKeyRun={isOwnKeyRun} />}
      {ownKeyError && <OwnKeyFailure error={ownKeyError} onRetry={() => void readOwnKey()} />}
    </Page>
  );
}

function OtherResults({ isOwnKeyRun }: { isOwnKeyRun: boolean }) {
  return (
    <p className="mt-6 text-14">
      {isOwnKeyRun ? (
        <TextLink to="/shortlist">Your latest shortlist</TextLink>
      ) : (
        <TextLink to="/shortlist?run=own-key">Results analysed with your own AI key</TextLink>
      )}
    </p>
  );
}
