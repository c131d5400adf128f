import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "#lib/api/api-client.ts";
import type { ReportReading } from "#shared/candidates/decision.ts";
import type { CandidateId } from "#shared/ids.ts";

const MINUTE_MS = 60_000;

type Place = ReportReading["quotes"][number];

/**
 * Says once a minute, while it is seen, that the report is open; what it answers says which quote was opened. The record of a decision
 * tells both.
 * A minute that could not be told is missing from the record, which is no reason to disturb somebody who reads.
 */
export function useReportReading(id: CandidateId) {
  const { mutate } = useMutation({
    mutationFn: (quotes: Place[]) => call("recordReading", { params: { id }, body: { quotes } }),
  });
  useEffect(() => {
    const report = () => document.visibilityState === "visible" && mutate([]);
    report();
    const timer = setInterval(report, MINUTE_MS);
    return () => clearInterval(timer);
  }, [mutate]);
  return ({ page, start, end }: Place) => mutate([{ page, start, end }]);
}
