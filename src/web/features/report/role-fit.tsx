import type { Candidate } from "#shared/candidates/candidate.ts";
import { type FitPart, fitByKind, describeFit } from "#shared/candidates/role-fit.ts";
import type { ShownSum } from "#shared/screening/shown-sum.ts";

/** What each kind of criterion brings to the score. */
export function RoleFit({ candidate: { musts_met }, sum: { lines } }: { candidate: Candidate; sum: ShownSum }) {
  const musts = lines.filter(({ importance }) => importance !== "nice").length;
  if (lines.length === 0) return <p className="text-ink-2">There is no screening to break down.</p>;
  return (
    <>
      <FitList parts={fitByKind(lines)} />
      {musts_met !== null && musts > 0 && (
        <p>
          {musts_met} of {musts} core requirements are shown at least in part.
        </p>
      )}
    </>
  );
}

export function FitList({ parts }: { parts: readonly FitPart[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {parts.map((part) => (
        <li
          key={part.name}
          className="grid grid-cols-1 items-center gap-x-4 gap-y-1 @xl:grid-cols-[minmax(0,1fr)_160px_minmax(0,2fr)]"
        >
          <span>{part.name}</span>
          {part.points !== null && part.of !== null && <Share points={part.points} of={part.of} />}
          <span className="text-ink-2 tabular-nums">{describeFit(part)}</span>
        </li>
      ))}
    </ul>
  );
}

/** As long as the part weighs in a hundred, filled as far as it is earned; the words beside it say both. */
function Share({ points, of }: { points: number; of: number }) {
  return (
    <span aria-hidden className="relative block h-1.5 w-40">
      <span className="absolute inset-y-0 left-0 rounded-sm bg-line" style={{ width: `${of}%` }} />
      <span className="absolute inset-y-0 left-0 rounded-sm bg-mid-fill" style={{ width: `${points}%` }} />
    </span>
  );
}
