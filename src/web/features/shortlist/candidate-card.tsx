import { FileText } from "lucide-react";
import { Link } from "react-router";
import { shortlistTone } from "#lib/score-tone.ts";
import { describeSegments, listSegments } from "#lib/sum-segments.ts";
import type { Candidate } from "#shared/candidate.ts";
import { REVIEW_TEXT } from "#shared/cv-analysis.ts";
import { engineName } from "#shared/engine-name.ts";
import { ENGINE_NOTE_TEXT } from "#shared/judged-cv.ts";
import { shortlistLabel } from "#shared/score-bands.ts";
import { showSum, tellSum } from "#shared/shown-sum.ts";
import { giveVerdict } from "#shared/verdict.ts";
import { STRAY_CHARACTERS } from "#shared/limits.ts";
import type { KeyedCriterion } from "#shared/criteria.ts";
import { callCandidate, NAME_NOT_FOUND } from "#shared/call-candidate.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ScoreRail } from "#ui/score-rail.tsx";
import { SumBar } from "#ui/sum-bar.tsx";
import { CandidateEvidence } from "./candidate-evidence.tsx";
import { HiddenTextNote } from "./hidden-text-note.tsx";

const RAIL_TICKS = [70, 85] as const;

interface CandidateCardProps {
  candidate: Candidate;
  score: number;
  criteria: readonly KeyedCriterion[];
  /** Which other files are the same CV or the same person, in words. */
  duplicates: readonly string[];
  /** The rank before the criteria were changed; null for somebody who had none. */
  formerRank?: number | null | undefined;
}

export function CandidateCard({ candidate, score, criteria, duplicates, formerRank }: CandidateCardProps) {
  const name = callCandidate(candidate);
  const tone = shortlistTone(score);
  const sum = showSum(criteria, candidate.findings);
  const segments = listSegments(sum);
  const { recommendation } = giveVerdict(score, sum.lines);
  const engine = engineName(candidate.engine_version);
  const toReview = [...listDoubts(candidate), ...duplicates];
  const role = [candidate.current_job_title, candidate.current_employer].filter(Boolean).join(", ");
  return (
    <article
      aria-label={name}
      className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-6 lg:grid-cols-12"
    >
      <header className="grid content-start gap-4 lg:col-span-4">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-2">
            {candidate.shortlist_rank !== null && <Badge>Rank {candidate.shortlist_rank}</Badge>}
            {formerRank !== undefined && <Badge>{formerRank === null ? "New here" : `Was rank ${formerRank}`}</Badge>}
            {recommendation !== "Not Suitable" && <Badge tone={tone}>{shortlistLabel(score)}</Badge>}
            {candidate.candidate_name === null && <Badge>{NAME_NOT_FOUND}</Badge>}
            {candidate.needs_review && <Badge tone="low">Needs Review</Badge>}
            {duplicates.length > 0 && <Badge tone="low">Possible Duplicate</Badge>}
          </div>
          <h2 className="mt-1 text-22 font-semibold break-words">{name}</h2>
          {role && <p className="text-14 text-ink-2">{role}</p>}
        </div>
        <ScoreRail score={score} tone={tone} ticks={RAIL_TICKS} size="card" />
        {segments.length > 0 && <SumBar segments={segments} label={describeSegments(sum)} className="h-1.5" />}
        <p className="text-12 text-ink-2 empty:hidden">{tellSum(sum)}</p>
        <dl className="grid gap-3 text-14">
          <Fact term="Recommendation">{recommendation}</Fact>
          {candidate.evidence_confidence !== null && (
            <Fact term="Evidence confidence">{Math.round(candidate.evidence_confidence * 100)}%</Fact>
          )}
          {engine && <Fact term="Judged by">{engine}</Fact>}
          {candidate.other_score !== null && <Fact term="Local engine alone">{candidate.other_score}%</Fact>}
          {candidate.removed.length > 0 && (
            <Fact term="Set aside before judging">
              {candidate.removed.map(({ kind }) => kind.replaceAll("_", " ")).join(", ")}
            </Fact>
          )}
        </dl>
      </header>
      <div className="grid content-start gap-5 lg:col-span-8">
        {candidate.summary && <p className="max-w-prose">{candidate.summary}</p>}
        <div className="grid gap-5 sm:grid-cols-2">
          <Points title="Key Strengths" points={candidate.strengths} none="None of the criteria is clearly shown." />
          <Points title="Areas to Consider" points={candidate.concerns} none="Nothing asked for is missing." />
        </div>
        <CandidateEvidence findings={candidate.findings} criteria={criteria} />
        {toReview.length > 0 && (
          <ul className="grid gap-1 border-t border-line pt-3 text-14 text-ink-2">
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
        <Button asChild className="justify-self-start">
          <Link to={`/shortlist/${candidate.id}`} aria-label={`View Professional Report of ${name}`}>
            <FileText size={16} aria-hidden />
            View Professional Report
          </Link>
        </Button>
      </div>
    </article>
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

function Points({ title, points, none }: { title: string; points: readonly string[]; none: string }) {
  return (
    <section className="border-t border-line pt-3">
      <h3 className="text-14 font-semibold">{title}</h3>
      {points.length === 0 && <p className="mt-1 text-14 text-ink-2">{none}</p>}
      <ul className="mt-1 grid list-disc gap-1 pl-4 text-14 text-ink-2 marker:text-ink-3">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
