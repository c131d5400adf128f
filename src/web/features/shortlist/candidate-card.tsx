import { FileText } from "lucide-react";
import { Link } from "react-router";
import { DECISION_TONE } from "#lib/decision-tone.ts";
import { NO_CONCERNS, NO_STRENGTHS } from "#lib/no-points.ts";
import { reportTone } from "#lib/score-tone.ts";
import { describeSegments, listSegments } from "#lib/sum-segments.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { DECISION_WORDS } from "#shared/candidates/decision.ts";
import { describeRemoved, REVIEW_TEXT } from "#shared/screening/cv-analysis.ts";
import { engineName } from "#shared/screening/engine-name.ts";
import { ENGINE_NOTE_TEXT } from "#shared/screening/judged-cv.ts";
import { showSum, formatSum } from "#shared/screening/shown-sum.ts";
import { giveVerdict } from "#shared/screening/verdict.ts";
import { STRAY_CHARACTERS } from "#shared/limits.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { callCandidate, NAME_NOT_FOUND } from "#shared/candidates/call-candidate.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ScoreRail } from "#ui/score/score-rail.tsx";
import { SumBar } from "#ui/score/sum-bar.tsx";
import { CandidateEvidence } from "./candidate-evidence.tsx";
import { HiddenTextNote } from "./hidden-text-note.tsx";

/** Of the strengths, and of what is to consider. */
const SHOWN = 2;

interface CandidateCardProps {
  candidate: Candidate;
  score: number;
  criteria: readonly KeyedCriterion[];
  /** Which other files are the same CV or the same person, in words. */
  duplicates: readonly string[];
  /** The rank before the criteria were changed; null for somebody who had none. */
  formerRank?: number | null | undefined;
  /** Chosen to be compared with others. */
  isPicked: boolean;
  /** Undefined where no more can be chosen. */
  onPick: (() => void) | undefined;
}

export function CandidateCard(props: CandidateCardProps) {
  const { candidate, score, criteria, duplicates, formerRank, isPicked, onPick } = props;
  const name = callCandidate(candidate);
  const tone = reportTone(score);
  const sum = showSum(criteria, candidate.findings);
  const segments = listSegments(sum);
  const { recommendation, label } = giveVerdict(score, sum.lines);
  const toReview = [...listDoubts(candidate), ...duplicates];
  const role = [candidate.current_job_title, candidate.current_employer].filter(Boolean).join(", ");
  return (
    <article
      aria-label={name}
      data-card
      tabIndex={-1}
      className="grid gap-2 rounded-lg border border-line bg-surface px-4 py-3 focus:outline-2 focus:outline-primary sm:px-5"
    >
      <header className="grid items-start gap-x-6 gap-y-2 lg:grid-cols-12">
        <div className="grid gap-0.5 lg:col-span-4">
          <div className="flex flex-wrap items-center gap-2">
            {candidate.shortlist_rank !== null && <Badge>Rank {candidate.shortlist_rank}</Badge>}
            <h2 className="text-18 font-semibold break-words">{name}</h2>
          </div>
          <p className="truncate text-14 text-ink-2 empty:hidden" title={role}>
            {role}
          </p>
          <div className="flex flex-wrap gap-2 empty:hidden">
            {candidate.decision && (
              <Badge tone={DECISION_TONE[candidate.decision]}>{DECISION_WORDS[candidate.decision]}</Badge>
            )}
            {formerRank !== undefined && <Badge>{formerRank === null ? "New here" : `Was rank ${formerRank}`}</Badge>}
            {candidate.candidate_name === null && <Badge>{NAME_NOT_FOUND}</Badge>}
            {candidate.needs_review && <Badge tone="low">Needs Review</Badge>}
            {duplicates.length > 0 && <Badge tone="low">Possible Duplicate</Badge>}
          </div>
        </div>
        <div className="grid gap-1.5 lg:col-span-4">
          <ScoreRail score={score} tone={tone} size="card" />
          {segments.length > 0 && <SumBar segments={segments} label={describeSegments(sum)} className="h-1.5" />}
          <p className="text-12 text-ink-2 empty:hidden">{formatSum(sum)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 lg:col-span-4 lg:justify-end">
          <p className="flex flex-wrap items-center gap-2 text-14 font-medium lg:w-full lg:justify-end">
            {label && <Badge tone={tone}>{label}</Badge>}
            <span>
              <span className="sr-only">Recommendation: </span>
              {recommendation}
            </span>
          </p>
          <label className="flex min-h-6 items-center gap-2 text-14 text-ink-2 has-disabled:opacity-50 print:hidden">
            <input
              type="checkbox"
              className="size-4.5 accent-primary"
              aria-label={`Compare ${name}`}
              checked={isPicked}
              disabled={onPick === undefined}
              onChange={onPick}
            />
            Compare
          </label>
          <Button asChild size="small">
            <Link to={`/shortlist/${candidate.id}`} aria-label={`View Professional Report of ${name}`}>
              <FileText size={16} aria-hidden />
              View Professional Report
            </Link>
          </Button>
        </div>
      </header>
      {candidate.summary && <p className="line-clamp-2 text-14">{candidate.summary}</p>}
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Points title="Key Strengths" points={candidate.strengths} none={NO_STRENGTHS} />
        <Points title="Areas to Consider" points={candidate.concerns} none={NO_CONCERNS} />
      </div>
      <details className="group/more text-14">
        <summary className="min-h-6 cursor-pointer font-medium text-primary">
          Everything found<span className="sr-only"> about {name}</span>
        </summary>
        <div className="mt-3 grid gap-4">
          {candidate.summary && <p className="max-w-prose">{candidate.summary}</p>}
          <Rest title="More strengths" points={candidate.strengths.slice(SHOWN)} />
          <Rest title="More to consider" points={candidate.concerns.slice(SHOWN)} />
          <CandidateEvidence findings={candidate.findings} criteria={criteria} />
          <Facts candidate={candidate} />
        </div>
      </details>
      {toReview.length > 0 && (
        <ul className="grid gap-1 border-t border-line pt-2 text-14 text-ink-2">
          {toReview.map((words) => (
            <li key={words} className="break-words">
              {words}
            </li>
          ))}
        </ul>
      )}
      {candidate.hidden_characters > STRAY_CHARACTERS && (
        <HiddenTextNote characters={candidate.hidden_characters} pieces={candidate.hidden_text} />
      )}
    </article>
  );
}

function Facts({ candidate }: { candidate: Candidate }) {
  const engine = engineName(candidate.engine_version);
  const { evidence_confidence: confidence, other_score } = candidate;
  const removed = describeRemoved(candidate);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {confidence !== null && <Fact term="Evidence confidence">{Math.round(confidence * 100)}%</Fact>}
      {engine && <Fact term="Judged by">{engine}</Fact>}
      {other_score !== null && <Fact term="Local engine alone">{other_score}%</Fact>}
      {removed && <Fact term="Set aside before judging">{removed}</Fact>}
    </dl>
  );
}

function listDoubts({ review_reasons, engine_note }: Candidate) {
  const reasons = review_reasons.filter((reason) => reason !== "hidden_text").map((reason) => REVIEW_TEXT[reason]);
  return engine_note === null ? reasons : [...reasons, ENGINE_NOTE_TEXT[engine_note]];
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-2">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** The first of them, a line or two each; the rest unfolds. */
function Points({ title, points, none }: { title: string; points: readonly string[]; none: string }) {
  return (
    <section className="min-w-0">
      <h3 className="text-14 font-semibold">
        {title}
        {points.length > SHOWN && <span className="font-normal text-ink-2"> · {points.length}</span>}
      </h3>
      {points.length === 0 && <p className="text-14 text-ink-2">{none}</p>}
      <ul className="grid text-14 text-ink-2">
        {points.slice(0, SHOWN).map((point) => (
          <li key={point} className="truncate" title={point}>
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rest({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-4 text-ink-2 marker:text-ink-3">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
