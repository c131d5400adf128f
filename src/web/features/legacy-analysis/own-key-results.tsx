import { reportTone } from "#lib/score-tone.ts";
import type { OwnKeyAnalysis } from "#shared/screening/own-key-analysis.ts";
import { giveVerdict } from "#shared/screening/verdict.ts";
import { Badge } from "#ui/badge.tsx";
import { ScoreRail } from "#ui/score/score-rail.tsx";

export function OwnKeyResults({ results }: { results: readonly OwnKeyAnalysis[] }) {
  return (
    <section aria-labelledby="own-key-results" className="border-t border-line pt-6">
      <h2 id="own-key-results" className="text-22 font-semibold">
        Analysed with your own AI key
      </h2>
      <p className="mt-1 max-w-160 text-14 text-ink-2">
        Your AI provider gave these scores. They rest on no located quotes and do not compare with the scores measured
        here.
      </p>
      <ul className="mt-6 grid gap-4">
        {results.map((result) => (
          <li key={result.file_name}>
            <OwnKeyCard result={result} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnKeyCard({ result }: { result: OwnKeyAnalysis }) {
  const tone = reportTone(result.score);
  const { label } = giveVerdict(result.score);
  return (
    <article
      aria-label={result.name}
      className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-6 lg:grid-cols-12"
    >
      <header className="grid content-start gap-4 lg:col-span-4">
        <div className="grid justify-items-start gap-1">
          {label && <Badge tone={tone}>{label}</Badge>}
          <h3 className="mt-1 text-22 font-semibold break-words">
            <bdi>{result.name}</bdi>
          </h3>
        </div>
        <ScoreRail score={result.score} tone={tone} size="card" />
        <dl className="text-14">
          <dt className="text-12 text-ink-2">Judged by</dt>
          <dd className="font-medium">Your AI provider</dd>
        </dl>
      </header>
      <div className="grid min-w-0 content-start gap-5 break-words lg:col-span-8">
        <p className="max-w-prose">{result.summary}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <Points title="Key Strengths" points={result.strengths} />
          <Points title="Areas to Consider" points={result.concerns} />
        </div>
      </div>
    </article>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <section className="min-w-0 border-t border-line pt-3">
      <h4 className="text-14 font-semibold">{title}</h4>
      <ul className="mt-1 grid list-disc gap-1 pl-4 text-14 text-ink-2 marker:text-ink-3">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
