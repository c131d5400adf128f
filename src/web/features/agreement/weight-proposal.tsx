import { useState } from "react";
import { plural } from "#lib/format.ts";
import type { Agreement, PairCount, ProposedWeight } from "#shared/candidates/agreement.ts";
import type { UploadId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { useTakeWeights } from "./use-take-weights.ts";

interface WeightProposalProps {
  uploadId: UploadId;
  version: number;
  proposal: NonNullable<Agreement["proposal"]>;
}

/** A change of weights as a difference: what would count more and less, why, and what it would bring. */
export function WeightProposal({ uploadId, version, proposal }: WeightProposalProps) {
  const [isLeft, setLeft] = useState(false);
  const take = useTakeWeights(uploadId);
  const { rows, all, held_out } = proposal;
  const shown = rows.filter(isVisible).toSorted((left, right) => moveOf(right) - moveOf(left));
  if (isLeft)
    return (
      <section aria-label="Proposed weights" className="flex flex-wrap items-center gap-4 text-14">
        <p>The weights stay as they are.</p>
        <Button size="small" onClick={() => setLeft(false)}>
          Show the proposal again
        </Button>
      </section>
    );
  return (
    <section aria-label="Proposed weights" className="grid gap-3">
      <h2 className="text-22 font-semibold">Weights that come nearer to your decisions</h2>
      <p className="max-w-prose text-14 text-ink-2">
        With them the score would agree on {describePairs(all.after)} instead of {describePairs(all.before)}. On people
        whom they were not learned from it is {percent(held_out.after)} of the pairs instead of{" "}
        {percent(held_out.before)}.
      </p>
      <ul className="grid">
        {shown.map((row) => (
          <ChangedWeight key={row.key} row={row} />
        ))}
      </ul>
      {shown.length < rows.length && (
        <p className="text-14 text-ink-2">
          The {plural(rows.length - shown.length, "other criterion changes", "other criteria change")} by less than a
          point of a hundred.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          disabled={take.isPending}
          onClick={() => take.mutate({ version, rows, which: "proposed" })}
        >
          {take.isPending ? "Ranking again…" : "Take these weights"}
        </Button>
        <Button disabled={take.isPending} onClick={() => setLeft(true)}>
          Leave them
        </Button>
      </div>
      <p className="max-w-prose text-14 text-ink-2">
        Taking them makes a new version of the board and ranks everybody again. Any version can be put back.
      </p>
    </section>
  );
}

const moveOf = ({ share, proposed_share }: ProposedWeight) => Math.abs(proposed_share - share);

/** In the whole points that are shown. */
function isVisible({ share, proposed_share }: ProposedWeight): boolean {
  return Math.round(share) !== Math.round(proposed_share);
}

const describePairs = ({ pairs, agreed }: PairCount): string => `${agreed} of ${plural(pairs, "pair")}`;

/** As it was decided by: a pair with the same score counts half. */
function percent({ pairs, agreed, alike }: PairCount): string {
  return pairs === 0 ? "0%" : `${Math.round((100 * (agreed + alike / 2)) / pairs)}%`;
}

function ChangedWeight({ row }: { row: ProposedWeight }) {
  const { wording, share, proposed_share, preferred, declined } = row;
  const [now, then] = [Math.round(share), Math.round(proposed_share)];
  const words = then > now ? "more" : "less";
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium break-words">{wording}</p>
        <p className="text-14 text-ink-2">
          Shown by {preferred.shown} of {preferred.of} you advanced or hold, and by {declined.shown} of {declined.of}{" "}
          you declined.
        </p>
      </div>
      <div className="grid gap-1">
        <p className="text-14">
          Counts {words}: <span className="tabular-nums">{now}</span> → <strong className="tabular-nums">{then}</strong>{" "}
          of 100
        </p>
        <ShareBars now={share} then={proposed_share} />
      </div>
    </li>
  );
}

/** On a scale of forty: hardly a criterion has more than that of a hundred. */
const SCALE = 40;

const width = (share: number) => `${Math.min(100, (100 * share) / SCALE)}%`;

function ShareBars({ now, then }: { now: number; then: number }) {
  return (
    <span aria-hidden className="grid gap-0.5">
      <span className="block h-1.5 rounded-xs bg-line-strong forced-colors:border" style={{ width: width(now) }} />
      <span className="block h-1.5 rounded-xs bg-primary forced-colors:border" style={{ width: width(then) }} />
    </span>
  );
}
