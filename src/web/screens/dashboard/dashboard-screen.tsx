import { useQuery } from "@tanstack/react-query";
import { TipBanner } from "#features/welcome/tip-banner.tsx";
import { Walkthrough } from "#features/welcome/walkthrough.tsx";
import { statsQuery } from "#lib/api/candidate-list-queries.ts";
import { Page } from "#screens/shell/page.tsx";
import { DashboardHead } from "./dashboard-head.tsx";
import { DashboardList } from "./dashboard-list.tsx";
import { FinishedNotice, useFinishedUpload } from "./finished-notice.tsx";

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
