import { useInfiniteQuery } from "@tanstack/react-query";
import { errorText } from "#lib/api/error-text.ts";
import { vacancyRankingQuery } from "#lib/api/vacancy-queries.ts";
import type { OpeningId } from "#shared/ids.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { RankingLine } from "./ranking-line.tsx";

interface RankingListProps {
  id: OpeningId;
  /** What was judged later is marked as new. */
  seenAt: string | null;
}

export function RankingList({ id, seenAt }: RankingListProps) {
  const ranking = useInfiniteQuery(vacancyRankingQuery(id));
  if (ranking.isLoadingError)
    return (
      <LoadFailure title="Failed to load the ranking" reason={errorText(ranking.error)} onRetry={ranking.refetch} />
    );
  if (!ranking.data) return <Spinner label="Loading the ranking..." className="min-h-40" />;
  const rows = ranking.data.pages.flat();
  if (rows.length === 0) return <p className="py-6 text-14 text-ink-2">No CV has come yet. Drop some above.</p>;
  return (
    <section aria-label="Ranking" className="grid gap-3">
      <h2 className="text-18 font-semibold">Ranking</h2>
      <ol className="border-t border-line">
        {rows.map((row) => (
          <RankingLine key={row.id} row={row} isNew={isLater(row.judged_at, seenAt)} />
        ))}
      </ol>
      {ranking.hasNextPage && (
        <Button
          className="justify-self-start"
          disabled={ranking.isFetchingNextPage}
          onClick={() => void ranking.fetchNextPage()}
        >
          Show More
        </Button>
      )}
    </section>
  );
}

/** Who has never looked would find everything new, and nothing told apart. */
function isLater(judgedAt: string | null, seenAt: string | null) {
  return judgedAt !== null && seenAt !== null && Date.parse(judgedAt) > Date.parse(seenAt);
}
