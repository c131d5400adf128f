import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "#lib/api/api-client.ts";
import type { ReportReading } from "#shared/candidates/decision.ts";
import type { CandidateId } from "#shared/ids.ts";

const MINUTE_MS = 60_000;

type Place = ReportReading["quotes"][number];

/**
 * Says once a minute, while it is seen, that the report is open, and at once which quote was opened: the record of a decision tells it.
 * A minute that could not be told is missing from the record, which is no reason to disturb somebody who reads.
 */
export function useReportReading(id: CandidateId, opened: Place | undefined) {
  const { mutate } = useMutation({
    mutationFn: (quotes: Place[]) => call("recordReading", { params: { id }, body: { quotes } }),
  });
  useEffect(() => {
    const tell = () => document.visibilityState === "visible" && mutate([]);
    tell();
    const timer = setInterval(tell, MINUTE_MS);
    return () => clearInterval(timer);
  }, [mutate]);
  const { page, start, end } = opened ?? {};
  useEffect(() => {
    if (page !== undefined && start !== undefined && end !== undefined) mutate([{ page, start, end }]);
  }, [mutate, page, start, end]);
}
