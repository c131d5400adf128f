import { DataProcessingAddendum } from "#features/legal/data-processing-addendum.tsx";
import { Page } from "#screens/shell/page.tsx";

export function DpaScreen() {
  return (
    <Page title="Data Processing Addendum">
      <DataProcessingAddendum />
    </Page>
  );
}
