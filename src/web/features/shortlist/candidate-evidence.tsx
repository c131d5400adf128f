import type { Finding } from "#shared/screening/evidence.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { MarkedQuote } from "#ui/marked-quote.tsx";
import { pickEvidence } from "./pick-evidence.ts";

interface CandidateEvidenceProps {
  findings: readonly Finding[];
  criteria: readonly KeyedCriterion[];
}

export function CandidateEvidence({ findings, criteria }: CandidateEvidenceProps) {
  const evidence = pickEvidence(findings, criteria);
  if (evidence.length === 0) return null;
  return (
    <section className="border-t border-line pt-3">
      <h3 className="text-14 font-semibold">In their own words</h3>
      <div className="mt-2 grid gap-3">
        {evidence.map(({ wording, level, text, page }) => (
          <MarkedQuote key={text} text={text} caption={`${wording}: ${level}, page ${page}`} />
        ))}
      </div>
    </section>
  );
}
