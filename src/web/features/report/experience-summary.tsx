import { formatMonth } from "#lib/format.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { Employment } from "#shared/screening/cv-analysis.ts";
import { experienceBand } from "#shared/candidates/experience-band.ts";
import { experienceStrength } from "#shared/candidates/experience-strength.ts";
import { NOT_JUDGED } from "#lib/no-points.ts";
import { isScreened } from "./judgement.ts";
import { Fact } from "./report-section.tsx";

const NO_POSITIONS = "The CV lists no positions that could be read.";

export function ExperienceSummary({ candidate }: { candidate: Candidate }) {
  const { employment_history: history, education, certifications, created_at } = candidate;
  const learnt = [
    ...education.map(({ degree, institution, year }) => [degree, institution, year]),
    ...certifications.map(({ name, issuer, year }) => [name, issuer, year]),
  ];
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Fact term="Experience">{experienceBand(history, created_at)}</Fact>
        <Fact term="Experience level">{experienceStrength(candidate)}</Fact>
      </dl>
      {history.length === 0 && <p className="text-ink-2">{isScreened(candidate) ? NO_POSITIONS : NOT_JUDGED}</p>}
      <ol className="grid grid-cols-1 gap-2">
        {history.map((position) => (
          <Position key={Object.values(position).join()} {...position} />
        ))}
      </ol>
      {learnt.length > 0 && (
        <>
          <h3 className="font-semibold">Education and certificates</h3>
          <ul className="grid grid-cols-1 gap-1">
            {learnt.map((parts) => (
              <li key={parts.join()} dir="auto" className="break-words">
                {parts.filter(Boolean).join(", ")}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Position({ title, company, location, start, end }: Employment) {
  return (
    <li className="grid grid-cols-1 gap-x-4 @xl:grid-cols-[minmax(0,1fr)_auto]">
      <bdi className="break-words">
        <span className="font-medium">{title ?? company}</span>
        {[title && company, location].filter(Boolean).map((part) => `, ${part}`)}
      </bdi>
      {start && (
        <span className="text-ink-2 tabular-nums">
          {formatMonth(start)} to {end ? formatMonth(end) : "present"}
        </span>
      )}
    </li>
  );
}
