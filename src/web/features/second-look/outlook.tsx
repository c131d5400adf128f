import type { ReactNode } from "react";
import { plural } from "#lib/format.ts";
import type { SecondLook } from "#shared/candidates/second-look.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";

/** What remains to be expected, said anew after each decision. */
export function Outlook({ look, toShortlist }: { look: SecondLook; toShortlist: ReactNode }) {
  const { total, seen, wanted, shortlist_open } = look;
  return (
    <section aria-label="What remains to be expected" className="grid gap-3 border-t-2 border-ink pt-4">
      <output className="grid gap-1">
        <span className="text-22 font-semibold text-balance">
          {seen} of {total} seen, {sayRemaining(look)}
        </span>
        <span className="text-14 text-ink-2">
          {wanted === 0
            ? "Nobody advanced or on hold yet."
            : `${plural(wanted, "candidate")} advanced or on hold so far.`}{" "}
          {sayWhetherToStop(look)}
        </span>
      </output>
      <ProgressBar label="Seen" percent={(100 * seen) / Math.max(1, total)} valueText={`${seen} of ${total}`} />
      {shortlist_open > 0 && (
        <p className="text-14">
          {plural(shortlist_open, "candidate")} on the shortlist {shortlist_open === 1 ? "has" : "have"} no decision
          yet: they come first. {toShortlist}
        </p>
      )}
      <details className="text-14 text-ink-2">
        <summary className="min-h-6 cursor-pointer font-medium text-primary">How this is estimated</summary>
        <p className="mt-2 max-w-prose">
          Your decisions so far say how likely you want somebody with a given score. From that follows how many of the
          others you would advance or hold: “probably” means in 19 of 20 vacancies no more than this. Candidates on hold
          count as wanted. Every fourth in the queue is drawn at random, so that somebody whom the score misjudges
          altogether is noticed too. It is an estimate about a group, and says nothing about one person.
        </p>
      </details>
    </section>
  );
}

/** Decisions on fewer than these say too little to build on. */
const FEW_SEEN = 5;

function sayRemaining({ seen, total, at_most }: SecondLook): string {
  if (seen === total) return "and nobody is left";
  if (seen < FEW_SEEN) return "too few to say what remains";
  if (at_most === 0) return "probably nobody more that you would invite";
  return `probably at most ${at_most} more that you would invite`;
}

function sayWhetherToStop({ seen, total, may_stop, shortlist_open }: SecondLook): string {
  if (seen === total) return "";
  if (!may_stop || seen < FEW_SEEN) return "Looking further is worth it.";
  // Decisions on the shortlist may move the estimate; nobody should stop before them.
  return shortlist_open > 0 ? "Decide on the shortlist before you stop." : "Stopping here is reasonable.";
}
