import { Star } from "lucide-react";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { nextSteps } from "#shared/reports/next-steps.ts";
import { topSkills } from "#shared/candidates/top-skills.ts";
import type { Verdict } from "#shared/screening/verdict.ts";
import type { Judgement } from "./judgement.ts";
import { Fact } from "./report-section.tsx";

interface QuickSummaryProps {
  candidate: Candidate;
  score: number;
  judged: Judgement;
}

export function QuickSummary({ candidate, score, judged: { verdict } }: QuickSummaryProps) {
  return (
    <details open className="border-t border-line py-6">
      <summary className="cursor-pointer">
        <h2 className="inline text-18 font-semibold">Quick Summary</h2>
      </summary>
      <div className="mt-4">
        {verdict ? (
          <Screened candidate={candidate} score={score} verdict={verdict} />
        ) : (
          <p className="max-w-prose text-14 text-ink-2">
            Not screened: this candidate was entered by hand, and the score is a placeholder until a CV has been read.
          </p>
        )}
      </div>
    </details>
  );
}

function Screened({ candidate, score, verdict }: { candidate: Candidate; score: number; verdict: Verdict }) {
  const { recommendation, sentence, confidence, risk, stars } = verdict;
  const { concerns, needs_review: needsReview, evidence_confidence: proven } = candidate;
  const skills = topSkills(candidate);
  return (
    <div className="grid grid-cols-1 gap-6 @2xl:grid-cols-2">
      <dl className="grid grid-cols-1 content-start gap-3">
        <Fact term="Recommendation">
          {recommendation}
          <span className="block font-normal text-ink-2">{sentence}</span>
        </Fact>
        <Fact term="Match Score">
          {score}% <Stars count={stars} />
          <span className="block font-normal text-ink-2">
            {confidence} confidence by score
            {proven !== null && `, ${Math.round(proven * 100)}% evidence confidence`}
          </span>
        </Fact>
        <Fact term="Top Skills">
          <bdi>{skills.length > 0 ? skills.join(", ") : "None clearly shown"}</bdi>
        </Fact>
        <Fact term="Risk Assessment">{risk}</Fact>
      </dl>
      <div>
        <h3 className="text-12 text-ink-2">Recommended Next Steps</h3>
        <ol className="mt-1 grid grid-cols-1 list-decimal gap-1 pl-5 text-14">
          {nextSteps({ verdict, concerns, needsReview }).map((step) => (
            <li key={step} dir="auto" className="break-words">
              {step}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Stars({ count }: { count: number }) {
  return (
    <span className="ml-1 inline-flex gap-0.5 align-[-2px] text-primary">
      <span className="sr-only">{count} of 5 stars</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} size={16} aria-hidden className={place <= count ? "fill-current" : "opacity-40"} />
      ))}
    </span>
  );
}
