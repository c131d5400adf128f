import { shortlistTone } from "#lib/score-tone.ts";
import type { OwnKeyAnalysis } from "#shared/own-key-analysis.ts";
import { ScoreRail } from "#ui/score-rail.tsx";

const RAIL_TICKS = [70, 85] as const;

export function OwnKeyResults({ results }: { results: readonly OwnKeyAnalysis[] }) {
  return (
    <section aria-labelledby="own-key-results" className="mt-12 border-t border-line pt-8">
      <h2 id="own-key-results" className="text-22 font-semibold">
        Analysed with your own AI key
      </h2>
      <p className="mt-1 max-w-160 text-14 text-ink-2">
        Your AI provider gave these scores. They rest on no located quotes and do not compare with the scores measured
        here.
      </p>
      <ul className="mt-6 grid gap-4">
        {results.map((result) => (
          <li key={result.file_name} className="grid gap-4 rounded-lg border border-line p-5 lg:grid-cols-12">
            <div className="grid content-start gap-2 lg:col-span-4">
              <h3 className="text-18 font-semibold break-words">
                <bdi>{result.name}</bdi>
              </h3>
              <ScoreRail score={result.score} tone={shortlistTone(result.score)} ticks={RAIL_TICKS} />
            </div>
            <div className="grid gap-3 text-14 break-words lg:col-span-8">
              <p>{result.summary}</p>
              <Points title="Strengths" points={result.strengths} />
              <Points title="Concerns" points={result.concerns} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <ul className="list-disc pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
