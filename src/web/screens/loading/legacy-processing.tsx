import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { analyseStoredCvs } from "#features/legacy-analysis/analyse-stored-cvs.ts";
import { saveInAccount } from "#features/legacy-analysis/own-key-query.ts";
import { keepResults, type StoredData } from "#features/legacy-analysis/stored-data.ts";
import { useSession } from "#lib/session/session.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { ReturnState } from "./loading-state.ts";
import { ProcessingMessage } from "./processing-message.tsx";
import { ProcessingPage } from "./processing-page.tsx";

export function LegacyProcessing({ data }: { data: StoredData }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const session = useSession().kind;
  const [current, setCurrent] = useState(0);
  const total = data.cvs.length;
  // A query, so that it runs once however often the page is drawn, and stops when the page is left.
  const run = useQuery({
    queryKey: ["legacy-analysis"],
    queryFn: ({ signal }) =>
      analyseStoredCvs(data, {
        signal,
        onProgress: setCurrent,
        onSkipped: (fileName, reason) => notify.failed("Analysis Error", `${fileName}: ${reason}`),
        save: async (ranked) => (session === "signed-in" ? saveInAccount(ranked) : keepResults(ranked)),
      }),
    enabled: session !== "loading",
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const file = data.cvs[current - 1]?.fileName;
  const found = run.data?.length;
  const target = ReturnState.safeParse(state).success ? "/dashboard" : "/shortlist?run=own-key";

  useEffect(() => {
    if (run.error) notify.failed("Processing Error", run.error.message);
    if (found === 0) notify.failed("No Results", "None of the CVs could be analysed.");
    if (run.error || found === 0) void navigate("/demo", { replace: true });
    else if (found !== undefined) void navigate(target, { replace: true });
  }, [run.error, found, target, navigate]);

  return (
    <ProcessingPage lead={<ProcessingMessage current={current} total={total} />}>
      <div className="grid gap-2">
        <ProgressBar
          label="Analysis progress"
          percent={(Math.max(0, current - 1) / total) * 100}
          valueText={`${current} of ${total} candidates`}
        />
        <p className="min-h-5 text-14 break-words text-ink-2 tabular-nums">
          {file && (
            <>
              {current} of {total} · <bdi>{file}</bdi>
            </>
          )}
        </p>
      </div>
      <p className="max-w-prose border-t border-line pt-4 text-14 text-ink-2">
        Your own AI provider judges these CVs. They go there straight from this browser, with your own key, and one
        after the other; leaving this page stops it.
      </p>
    </ProcessingPage>
  );
}
