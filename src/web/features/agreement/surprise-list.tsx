import { Link } from "react-router";
import { comparePath } from "#lib/compare-address.ts";
import { LEVEL_TONES, reportTone } from "#lib/score-tone.ts";
import type { Shown, Surprise, SurprisedBy } from "#shared/candidates/agreement.ts";
import { DECISION_WORDS } from "#shared/candidates/decision.ts";
import { LEVEL_WORDS, describeMissing } from "#shared/screening/shown-sum.ts";
import { Badge } from "#ui/badge.tsx";
import { ScoreRail } from "#ui/score/score-rail.tsx";

/** Where the score contradicts a decision most, with the words of both CVs. */
export function SurpriseList({ surprises }: { surprises: readonly Surprise[] }) {
  return (
    <section aria-label="Surprises" className="grid gap-2">
      <h2 className="text-22 font-semibold">Surprises</h2>
      {surprises.length === 0 ? (
        <p className="text-14 text-ink-2">Nobody whom you put further back is five points or more ahead.</p>
      ) : (
        <ol className="grid gap-6">
          {surprises.map((surprise) => (
            <SurpriseItem key={surprise.higher.id} surprise={surprise} />
          ))}
        </ol>
      )}
    </section>
  );
}

function SurpriseItem({ surprise: { higher, lower, rows } }: { surprise: Surprise }) {
  return (
    <li className="grid gap-3 border-t border-line pt-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <Person person={higher} />
        <Person person={lower} />
      </div>
      {rows.map((row) => (
        <div key={row.key} className="grid gap-1 text-14">
          <h3 className="font-medium break-words">{row.wording}</h3>
          <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
            <ShownWords shown={row.higher} name={higher.name} />
            <ShownWords shown={row.lower} name={lower.name} />
          </div>
        </div>
      ))}
      <Link
        to={comparePath([higher.id, lower.id])}
        className="w-fit text-14 font-medium text-primary underline underline-offset-4"
      >
        Compare {higher.name} and {lower.name}
      </Link>
    </li>
  );
}

function Person({ person: { id, name, score, rank, decision, cap } }: { person: SurprisedBy }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <Link
          to={`/shortlist/${id}`}
          className="max-w-full truncate text-16 font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <Badge>{DECISION_WORDS[decision]}</Badge>
      </p>
      <ScoreRail score={score} tone={reportTone(score)} />
      {rank !== null && <p className="text-12 text-ink-2">Rank {rank}</p>}
      {cap && <p className="text-14 text-ink-2">{cap}</p>}
    </div>
  );
}

function ShownWords({ shown: { level, points, quote }, name }: { shown: Shown; name: string }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <p className="flex flex-wrap items-center gap-2 text-12 text-ink-2">
        <span className="truncate sm:sr-only">{name}</span>
        <Badge tone={LEVEL_TONES[level]}>{LEVEL_WORDS[level]}</Badge>
        {points !== null && <span className="tabular-nums">{points.toFixed(1)} points</span>}
      </p>
      {level === "missing" && <p className="text-12 text-ink-2">{describeMissing(quote ? points : undefined)}</p>}
      {quote && (
        <p dir="auto" className="line-clamp-4 font-serif break-words">
          <mark className="evidence-mark">{quote.text}</mark>
        </p>
      )}
    </div>
  );
}
