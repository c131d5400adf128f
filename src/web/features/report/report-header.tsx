import { clsx } from "clsx";
import type { ReactNode } from "react";
import { formatMonth } from "#lib/format.ts";
import { RULER_TICKS, reportTone } from "#lib/score-tone.ts";
import { describeSegments, listSegments } from "#lib/sum-segments.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { engineName } from "#shared/screening/engine-name.ts";
import { callCandidate, NAME_NOT_FOUND } from "#shared/candidates/call-candidate.ts";
import { formatSum } from "#shared/screening/shown-sum.ts";
import { Badge } from "#ui/badge.tsx";
import { Ruler } from "#ui/score/ruler.tsx";
import { SumBar } from "#ui/score/sum-bar.tsx";
import { TONE_TEXT } from "#ui/score/tone.ts";
import { isScreened, type Judgement, recommendationOf } from "./judgement.ts";
import { Fact } from "./report-section.tsx";

const ID_SHOWN = 8;

interface ReportHeaderProps {
  candidate: Candidate;
  judged: Judgement;
  vacancyTitle: string;
  actions: ReactNode;
}

export function ReportHeader({ candidate, judged, vacancyTitle, actions }: ReportHeaderProps) {
  const { id, score, current_location, seniority_level, contact_email, contact_phone, duplicates } = candidate;
  const work = describeWork(candidate);
  const engine = engineName(candidate.engine_version);
  return (
    <header className="grid grid-cols-1 gap-6 pb-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid grid-cols-1 min-w-0 flex-1 basis-80 gap-1">
          <h1 className="text-28 font-semibold break-words @3xl:text-36">
            <bdi>{callCandidate(candidate)}</bdi>
          </h1>
          {isScreened(candidate) && (
            <p className="text-16 text-ink-2">
              Screened for <bdi className="font-medium break-words text-ink">{vacancyTitle}</bdi>
            </p>
          )}
          <div className="flex flex-wrap gap-2 empty:hidden">
            {candidate.candidate_name === null && <Badge>{NAME_NOT_FOUND}</Badge>}
            {candidate.needs_review && <Badge tone="low">Needs Review</Badge>}
            {!isScreened(candidate) && <Badge>Not screened</Badge>}
            {duplicates.length > 0 && <Badge tone="low">Possible Duplicate</Badge>}
          </div>
        </div>
        {actions}
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {work && (
          <Fact term="Current role">
            <bdi>{work}</bdi>
          </Fact>
        )}
        {seniority_level && (
          <Fact term="Seniority">
            <span className="inline-block first-letter:uppercase">{seniority_level}</span>
          </Fact>
        )}
        {current_location && (
          <Fact term="Location">
            <bdi>{current_location}</bdi>
          </Fact>
        )}
        {contact_email && (
          <Fact term="E-mail">
            <a href={`mailto:${contact_email}`} className="underline underline-offset-2 wrap-anywhere">
              {contact_email}
            </a>
          </Fact>
        )}
        {contact_phone && (
          <Fact term="Telephone">
            <bdi className="whitespace-nowrap">{contact_phone}</bdi>
          </Fact>
        )}
        <Fact term="CV id">{id.slice(0, ID_SHOWN)}</Fact>
        {engine && <Fact term="Judged by">{engine}</Fact>}
      </dl>
      {score !== null && <Score candidate={candidate} score={score} judged={judged} />}
      <Sum judged={judged} />
    </header>
  );
}

function Score({ candidate, score, judged }: { candidate: Candidate; score: number; judged: Judgement }) {
  const tone = reportTone(score);
  const { evidence_confidence: confidence } = candidate;
  return (
    <div className="grid grid-cols-1 items-end gap-x-8 gap-y-4 border-t-2 border-ink pt-4 @2xl:grid-cols-[auto_minmax(0,1fr)]">
      <dl className="flex flex-wrap items-end gap-x-8 gap-y-2">
        <div>
          <dt className="text-12 text-ink-2">Match score</dt>
          <dd className={clsx("text-52 font-semibold tabular-nums", TONE_TEXT[tone])}>{score}%</dd>
        </div>
        <Fact term="Recommendation">{recommendationOf(judged)}</Fact>
        {confidence !== null && <Fact term="Evidence confidence">{Math.round(confidence * 100)}%</Fact>}
      </dl>
      <Ruler
        sheets={[{ id: candidate.id, value: score }]}
        ticks={RULER_TICKS}
        label={`${score} on the scale from 0 to 100`}
        heightPx={48}
      />
    </div>
  );
}

/** Where the score comes from: the criteria as a bar, and the cap in words. */
function Sum({ judged: { sum } }: { judged: Judgement }) {
  const words = formatSum(sum);
  if (words === null) return null;
  const segments = listSegments(sum);
  return (
    <div className="grid grid-cols-1 gap-2">
      {segments.length > 0 && <SumBar segments={segments} label={describeSegments(sum)} />}
      <p className="text-14 text-ink-2 tabular-nums">{words}</p>
    </div>
  );
}

function describeWork(candidate: Candidate) {
  const { current_job_title, current_employer, current_start_date: start, current_end_date: end } = candidate;
  const role = [current_job_title, current_employer].filter(Boolean).join(", ");
  return role && start && !end ? `${role}, since ${formatMonth(start)}` : role;
}
