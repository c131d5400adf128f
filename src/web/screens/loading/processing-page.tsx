import type { ReactNode } from "react";
import { Page } from "#screens/shell/page.tsx";

export function ProcessingPage({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <Page title="Processing">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-4">
          <h1 className="text-36 font-semibold text-balance">Measuring your candidates</h1>
          {lead}
        </div>
        <div className="grid content-start gap-6 lg:col-span-8">{children}</div>
      </div>
    </Page>
  );
}
