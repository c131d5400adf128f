import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { readStoredData } from "#features/legacy-analysis/stored-data.ts";
import { notify } from "#ui/toaster.tsx";
import { BulkProcessing } from "./bulk-processing.tsx";
import { LegacyProcessing } from "./legacy-processing.tsx";
import { LoadingState } from "./loading-state.ts";

export function LoadingScreen() {
  const { state } = useLocation();
  const given = LoadingState.safeParse(state);
  const [stored] = useState(readStoredData);
  if (given.success) return <BulkProcessing {...given.data} />;
  return stored ? <LegacyProcessing data={stored} /> : <MissingData />;
}

function MissingData() {
  useEffect(() => notify.failed("Missing Data", "There is nothing to process. Please choose your files again."), []);
  return <Navigate to="/demo" replace />;
}
