import { reportTone } from "#lib/score-tone.ts";
import type { Candidate } from "#shared/candidate.ts";
import type { KeyedCriterion } from "#shared/criteria.ts";
import { fitByKind, fitWord } from "#shared/role-fit.ts";
import { ScoreRail } from "#ui/score-rail.tsx";

const TICKS = [70, 85] as const;

interface RoleFitProps {
  candidate: Candidate;
  criteria: readonly KeyedCriterion[];
}

export function RoleFit({ candidate, criteria }: RoleFitProps) {
  const { role_fit, musts_met, findings } = candidate;
  const musts = criteria.filter(({ importance }) => importance !== "nice").length;
  if (role_fit === null) return <p className="text-ink-2">There is no screening to break down.</p>;
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        <FitLine name="Nearness to the role" percent={Math.round(role_fit * 100)} />
        {fitByKind(criteria, findings).map(({ name, percent }) => (
          <FitLine key={name} name={name} percent={percent} />
        ))}
      </ul>
      {musts_met !== null && musts > 0 && (
        <p>
          {musts_met} of {musts} essential requirements are shown at least in part.
        </p>
      )}
    </>
  );
}

export function FitLine({ name, percent }: { name: string; percent: number }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 @xl:grid-cols-[minmax(0,1fr)_160px_72px]">
      <span>{name}</span>
      <ScoreRail score={percent} tone={reportTone(percent)} ticks={TICKS} />
      <span className="col-start-2 text-ink-2 @xl:col-start-3">{fitWord(percent)}</span>
    </li>
  );
}
