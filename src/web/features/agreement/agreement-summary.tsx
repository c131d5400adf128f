import { clsx } from "clsx";
import { plural } from "#lib/format.ts";
import type { Agreement, AgreementOutcome, PairCount } from "#shared/candidates/agreement.ts";

const OUTCOMES: Record<Exclude<AgreementOutcome, "few" | "proposed">, string> = {
  one_kind: "All of your decisions are the same so far, so nobody was preferred to anybody.",
  judged_earlier: "Some of these CVs were judged by an earlier engine, which gave no points: no weights are proposed.",
  agrees: "There is nothing to propose: the weights rank as you do.",
  no_gain:
    "No weights are proposed: none would have come nearer to those of your decisions that they were not learned from.",
};

/** How far the score and the decisions go together, in one sentence and one bar. */
export function AgreementSummary({ agreement: { count, decisions, outcome } }: { agreement: Agreement }) {
  return (
    <section aria-label="Agreement" className="grid gap-3 border-t-2 border-ink pt-4">
      <p className="grid gap-1">
        <span className="text-22 font-semibold text-balance">{describeCount(count)}</span>
        <span className="text-14 text-ink-2">
          {decisions.advance} advanced, {decisions.hold} on hold, {decisions.decline} declined.
          {outcome !== "few" && outcome !== "proposed" && ` ${OUTCOMES[outcome]}`}
        </span>
      </p>
      {count.pairs > 0 && <PairBar count={count} />}
      <details className="text-14 text-ink-2">
        <summary className="min-h-6 cursor-pointer font-medium text-primary">How this is counted</summary>
        <p className="mt-2 max-w-prose">
          Everybody is set beside everybody on whom you decided otherwise: somebody advanced before somebody on hold,
          and both before somebody declined. Such a pair agrees where the one you preferred has the higher score.
          Weights are proposed only where they also come nearer to your decisions on people they were not learned from;
          nothing changes until you take them.
        </p>
      </details>
    </section>
  );
}

function describeCount({ pairs, agreed }: PairCount): string {
  if (pairs === 0) return "Nobody to set side by side yet";
  if (agreed === pairs) return `The score agrees with you on ${pairs === 1 ? "the only pair" : `all ${pairs} pairs`}`;
  return `The score agrees with you on ${agreed} of ${plural(pairs, "pair")}`;
}

const FILLS = { agreed: "bg-high-fill", alike: "bg-line-strong", against: "bg-low-fill" } as const;

function PairBar({ count: { pairs, agreed, alike } }: { count: PairCount }) {
  const parts = [
    { kind: "agreed", many: agreed, words: "as you decided" },
    { kind: "alike", many: alike, words: "with the same score" },
    { kind: "against", many: pairs - agreed - alike, words: "the other way round" },
  ] as const;
  const shown = parts.filter(({ many }) => many > 0);
  return (
    <figure className="grid max-w-160 gap-1.5">
      <div aria-hidden className="flex h-2 gap-0.5">
        {shown.map(({ kind, many }) => (
          <span
            key={kind}
            className={clsx("min-w-1 rounded-xs forced-colors:border", FILLS[kind])}
            style={{ flex: `${many} 1 0` }}
          />
        ))}
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-14">
        {shown.map(({ kind, many, words }) => (
          <span key={kind} className="inline-flex items-center gap-1.5">
            <span aria-hidden className={clsx("size-2.5 rounded-xs", FILLS[kind])} />
            {many} {words}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
