import { Link } from "react-router";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { STRONG_MATCH_FROM } from "#shared/screening/score-bands.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

export function WeakMatchesNotice({ candidates }: { candidates: readonly Candidate[] }) {
  const scores = candidates.flatMap(({ score }) => score ?? []);
  const best = Math.max(...scores);
  if (scores.length === 0 || best >= STRONG_MATCH_FROM) return null;
  return (
    <Notice
      title="No Strong Matches Found"
      tone="low"
      action={
        <Button asChild>
          <Link to="/no-matches">See Suggestions</Link>
        </Button>
      }
    >
      <p>
        The best score is {best} of 100; strong matches start at {STRONG_MATCH_FROM}.
      </p>
    </Notice>
  );
}
