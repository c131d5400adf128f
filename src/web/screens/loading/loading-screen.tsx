import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { readStoredData } from "#features/legacy-analysis/stored-data.ts";
import { OWN_KEY_PAGE } from "#shared/screening/own-key-analysis.ts";
import { useFailureNotice } from "#ui/overlay/use-failure-notice.ts";
import { BulkProcessing } from "./bulk-processing.tsx";
import { LegacyProcessing } from "./legacy-processing.tsx";
import { LoadingState } from "./loading-state.ts";

export function LoadingScreen() {
  const { state } = useLocation();
  const given = LoadingState.safeParse(state);
  const [stored] = useState(readStoredData);
  if (given.success) return <BulkProcessing {...given.data} />;
  if (!stored) return <MissingData />;
  return mayAskProvider() ? <LegacyProcessing data={stored} /> : <LoadAgain />;
}

/** Only a document that was loaded as this page may call the provider; one that walked here from another page may not. */
function mayAskProvider() {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded === undefined || new URL(loaded.name).pathname === OWN_KEY_PAGE;
}

function LoadAgain() {
  useEffect(() => location.reload(), []);
  return null;
}

function MissingData() {
  useFailureNotice("Missing Data", "There is nothing to process. Please choose your files again.");
  return <Navigate to="/demo" replace />;
}
