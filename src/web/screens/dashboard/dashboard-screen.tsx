import { useQuery } from "@tanstack/react-query";
import { TipBanner } from "#features/welcome/tip-banner.tsx";
import { Walkthrough } from "#features/welcome/walkthrough.tsx";
import { statsQuery } from "#lib/api/candidate-list-queries.ts";
import { Page } from "#screens/shell/page.tsx";
import { DashboardList } from "./dashboard-list.tsx";
import { FinishedNotice, useFinishedUpload } from "./finished-notice.tsx";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import { UpgradeButton } from "#features/billing/upgrade-button.tsx";
import { usePlan } from "#features/billing/use-plan.ts";
import { CandidateFigures } from "#features/candidates/candidate-figures.tsx";
import { ImportControl } from "#features/import/import-control.tsx";
import { ModelEstimateLine } from "#features/model-use/model-estimate-line.tsx";
import type { CandidateStats } from "#shared/candidates/candidate-filter.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/text-link.tsx";

export function DashboardScreen() {
  const all = useQuery(statsQuery({}));
  const finished = useFinishedUpload();
  return (
    <Page title="Candidate Dashboard" className="pt-4! sm:pt-5!">
      <Walkthrough />
      {/* One notice at a time: the list should begin in the upper half of the window. */}
      {finished ? <FinishedNotice uploadId={finished} /> : <TipBanner />}
      <DashboardHead stats={all.data} />
      <DashboardList all={all} />
    </Page>
  );
}

function DashboardHead({ stats }: { stats: CandidateStats | undefined }) {
  const { data: plan } = usePlan();
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div>
        <h1 className="text-22 font-semibold sm:text-28">Candidate Dashboard</h1>
        <p className="text-14 text-ink-2 max-sm:sr-only">Manage and review your screened candidates</p>
      </div>
      <div className="mr-auto">
        <CandidateFigures stats={stats} />
      </div>
      <div className="grid gap-1">
        <div className="flex flex-wrap gap-2">
          <ImportControl Estimate={ModelEstimateLine} remaining={plan?.remaining ?? null} upgrade={<UpgradeButton />} />
          <Button asChild>
            <Link to="/reports">View All Reports</Link>
          </Button>
          <Button asChild variant="primary">
            <Link to="/demo">
              <Plus size={16} aria-hidden />
              Add New Candidate
            </Link>
          </Button>
        </div>
        <p className="flex gap-4 text-14 lg:justify-end">
          <TextLink to="/add-candidate">Enter by hand</TextLink>
          <TextLink to="/vacancies">Vacancies</TextLink>
          <TextLink to="/shortlist">Latest shortlist</TextLink>
        </p>
      </div>
    </div>
  );
}
