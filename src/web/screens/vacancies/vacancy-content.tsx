import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { ResultsBoard } from "#features/criteria/results-board.tsx";
import { BlindReview } from "#features/vacancies/blind-review.tsx";
import { ClosingNotice } from "#features/vacancies/closing-notice.tsx";
import { FairnessSection } from "#features/vacancies/fairness-section.tsx";
import { HistoryList } from "#features/vacancies/history-list.tsx";
import { KnownPeopleSection } from "#features/vacancies/known-people-section.tsx";
import { RankingList } from "#features/vacancies/ranking-list.tsx";
import { VacancyHead } from "#features/vacancies/vacancy-head.tsx";
import { call } from "#lib/api/api-client.ts";
import { planQuery } from "#lib/api/account-queries.ts";
import { formatDate, plural } from "#lib/format.ts";
import { openingsQuery } from "#lib/api/vacancy-queries.ts";
import { criteriaQuery } from "#lib/api/screening-queries.ts";
import { isPro } from "#shared/billing/plan.ts";
import type { OpeningPage } from "#shared/vacancies/opening-page.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { AddCvs } from "./add-cvs.tsx";
import { DeliveryProgress } from "./delivery-progress.tsx";
import { ShortlistSize } from "./shortlist-size.tsx";

export function VacancyContent({ vacancy }: { vacancy: OpeningPage }) {
  const { id, upload_id: uploadId, deliveries } = vacancy;
  const seenAt = useLastLook(vacancy);
  const replaced = useReplaced(vacancy);
  const { data: board } = useQuery(criteriaQuery(uploadId ?? undefined));
  const open = deliveries.filter(({ status, failed }) => status === "analyzing" || failed > 0);
  return (
    <>
      <VacancyHead vacancy={vacancy} replaced={replaced}>
        {uploadId && (
          <Button asChild>
            <Link to={`/shortlist?bulk_upload_id=${uploadId}`}>Shortlist</Link>
          </Button>
        )}
        {uploadId && (
          <Button asChild>
            <Link to={`/vacancies/${id}?view=agreement`}>Does It Rank Like Me?</Link>
          </Button>
        )}
        <Button asChild>
          <Link to={`/vacancies/${id}?view=numbers`}>Numbers</Link>
        </Button>
        <Button asChild>
          <Link to={`/dashboard?job_id=${id}`}>In the Dashboard</Link>
        </Button>
      </VacancyHead>
      <div className="grid gap-5">
        {vacancy.closing && <ClosingNotice closing={vacancy.closing} />}
        {vacancy.status === "active" && uploadId && <AddCvs id={id} />}
        {open.map((one) => (
          <DeliveryProgress key={one.id} uploadId={one.id} />
        ))}
        <BlindReview vacancy={vacancy} />
        <div>
          {uploadId && board && <ResultsBoard key={uploadId} uploadId={uploadId} list={board} />}
          {uploadId && <ShortlistSize uploadId={uploadId} />}
          <HistoryList history={vacancy.history} />
        </div>
        <RankingList id={id} seenAt={seenAt} />
        {uploadId && !vacancy.is_blind && <KnownPeopleSection id={id} />}
        {uploadId && <FairnessSection id={id} />}
        <Earlier earlier={vacancy.earlier} />
      </div>
    </>
  );
}

/** As it was when the page was opened: the marks stay for as long as it is looked at. For the first time it is now. */
function useLastLook({ id, seen_at, counts }: OpeningPage) {
  const [seenAt, setSeenAt] = useState(seen_at);
  const { mutate } = useMutation({
    mutationFn: (_read: number) => call("markOpeningSeen", { params: { id } }),
    onSuccess: (now) => setSeenAt((before) => before ?? now.seen_at),
  });
  // Also what comes while somebody looks has been seen the next time.
  const { read } = counts;
  useEffect(() => {
    if (document.visibilityState === "visible") mutate(read);
  }, [mutate, read]);
  return seenAt;
}

/** On the free plan one vacancy is active: whichever else is gives way when this one is opened again. */
function useReplaced({ id, status }: OpeningPage) {
  const { data: plan } = useQuery(planQuery());
  const isFree = plan !== undefined && !isPro(plan.plan);
  const { data: active = [] } = useQuery({ ...openingsQuery(), enabled: isFree && status === "archived" });
  return isFree ? active.filter((one) => one.id !== id).map(({ title }) => title) : [];
}

function Earlier({ earlier }: Pick<OpeningPage, "earlier">) {
  if (earlier.length === 0) return null;
  return (
    <section aria-label="By an earlier job description" className="grid gap-1 text-14">
      <h2 className="font-semibold">By an earlier job description</h2>
      <p className="text-ink-2">
        These were judged by other criteria and have a ranking of their own, because scores by different criteria cannot
        be compared.
      </p>
      <ul>
        {earlier.map(({ upload_id, created_at, cvs }) => (
          <li key={upload_id}>
            <TextLink to={`/shortlist?bulk_upload_id=${upload_id}`}>
              {plural(cvs, "CV")}, {formatDate(created_at)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
