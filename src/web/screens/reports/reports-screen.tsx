import { Link } from "react-router";
import { AllReports } from "#features/reports/all-reports.tsx";
import { Page } from "#screens/shell/page.tsx";
import { Button } from "#ui/button.tsx";

export function ReportsScreen() {
  return (
    <Page title="All Reports">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-36 font-semibold">All Reports</h1>
          <p className="mt-1 text-ink-2">Every candidate report of all your vacancies</p>
        </div>
        <Button asChild>
          <Link to="/dashboard">Back to Dashboard</Link>
        </Button>
      </div>
      <AllReports />
    </Page>
  );
}
