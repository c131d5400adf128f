import { Printer } from "lucide-react";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { CandidatePicker } from "#features/compare/candidate-picker.tsx";
import { compareRows, findGaps, rankPeople } from "#features/compare/compare-people.ts";
import { ComparisonTable } from "#features/compare/comparison-table.tsx";
import { findDecidingQuestion } from "#features/compare/find-deciding-question.ts";
import { GapSummary } from "#features/compare/gap-summary.tsx";
import { errorText } from "#lib/api/error-text.ts";
import { MAX_COMPARED, MIN_COMPARED, comparePath, readCompared } from "#lib/compare-address.ts";
import { useCommands } from "#lib/commands.ts";
import { plural } from "#lib/format.ts";
import { Page } from "#screens/shell/page.tsx";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import type { CandidateId } from "#shared/ids.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { type Comparison, useComparison, type VacancyGroup } from "./use-comparison.ts";

export function CompareScreen() {
  const [search, setSearch] = useSearchParams();
  const ids = readCompared(search);
  const comparison = useComparison(ids);
  const show = (next: readonly CandidateId[]) => setSearch({ ids: next.join(",") });
  const [group] = comparison.kind === "ready" ? comparison.groups : [];
  const jobId = group?.candidates[0]?.job_id ?? undefined;
  return (
    <Page title="Compare Candidates" className="comparison max-w-none! pt-4! sm:pt-5!">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="text-28 font-semibold">Compare Candidates</h1>
          <p className="min-h-6 text-14 text-ink-2">{group?.vacancy.title}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <CandidatePicker jobId={jobId} chosen={ids} onPick={(id) => show([...ids, id])} />
          {group && group.candidates.length >= MIN_COMPARED && <PrintButton />}
        </div>
      </div>
      <Content comparison={comparison} onRemove={(id) => show(ids.filter((other) => other !== id))} />
    </Page>
  );
}

function PrintButton() {
  useCommands([{ label: "Print Comparison", keywords: "paper pdf", run: () => window.print() }]);
  return (
    <Button onClick={() => window.print()}>
      <Printer size={16} aria-hidden />
      Print
    </Button>
  );
}

function Content({ comparison, onRemove }: { comparison: Comparison; onRemove: (id: CandidateId) => void }) {
  if (comparison.kind === "loading") return <Spinner label="Loading candidates..." className="min-h-60" />;
  if (comparison.kind === "failed")
    return (
      <LoadFailure
        title="Failed to load the candidates"
        reason={errorText(comparison.error)}
        onRetry={comparison.retry}
      />
    );
  const { groups, leftOut } = comparison;
  const [group, ...others] = groups;
  if (others.length > 0) return <DifferentVacancies groups={groups} />;
  if (group === undefined || group.candidates.length < MIN_COMPARED) return <TooFew leftOut={leftOut} />;
  return (
    <>
      {leftOut > 0 && (
        <p className="mb-4 text-14 text-ink-2">
          {plural(leftOut, "candidate is", "candidates are")} left out: not measured, or no longer there.
        </p>
      )}
      <Compared group={group} onRemove={onRemove} />
    </>
  );
}

function Compared({ group, onRemove }: { group: VacancyGroup; onRemove: (id: CandidateId) => void }) {
  const { criteria } = group.vacancy;
  const people = useMemo(() => rankPeople(group.candidates, criteria), [group, criteria]);
  return (
    <>
      <GapSummary people={people} gaps={findGaps(people)} question={findDecidingQuestion(people, criteria)} />
      <ComparisonTable
        people={people}
        rows={compareRows(people)}
        onRemove={({ candidate }) => onRemove(candidate.id)}
      />
    </>
  );
}

function TooFew({ leftOut }: { leftOut: number }) {
  return (
    <PageMessage
      title={`Choose ${MIN_COMPARED} to ${MAX_COMPARED} candidates`}
      actions={
        <>
          <Button asChild variant="primary">
            <Link to="/shortlist">Open the Shortlist</Link>
          </Button>
          <Button asChild>
            <Link to="/dashboard">View All Candidates</Link>
          </Button>
        </>
      }
    >
      <p>Tick them on the shortlist or in the list of candidates, or add them above.</p>
      {leftOut > 0 && (
        <p>{plural(leftOut, "candidate")} of this address cannot be compared: not measured, or no longer there.</p>
      )}
    </PageMessage>
  );
}

/** Points of different boards say nothing about each other. */
function DifferentVacancies({ groups }: { groups: readonly VacancyGroup[] }) {
  const comparable = groups.filter(({ candidates }) => candidates.length >= MIN_COMPARED);
  return (
    <PageMessage
      title="Screened for different vacancies"
      actions={comparable.map(({ vacancy, candidates }) => (
        <Button key={candidates[0]?.id} asChild>
          <Link to={comparePath(candidates.map(({ id }) => id))}>
            Compare the {candidates.length} for {vacancy.title}
          </Link>
        </Button>
      ))}
    >
      <p>Only candidates for one vacancy can be compared, because each vacancy has its own criteria.</p>
      <ul className="list-disc pl-4">
        {groups.map(({ vacancy, candidates }) => (
          <li key={candidates[0]?.id}>
            {vacancy.title}: {candidates.map(callCandidate).join(", ")}
          </li>
        ))}
      </ul>
    </PageMessage>
  );
}
