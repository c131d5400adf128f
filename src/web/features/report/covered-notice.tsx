import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { candidateKey, candidatesKey, uploadKey } from "#lib/api/screening-queries.ts";
import { useCommands } from "#lib/commands.ts";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { notify } from "#ui/overlay/toaster.tsx";

/** Of a candidate in a vacancy that is reviewed blind. */
export function CoveredNotice({ candidate }: { candidate: Candidate }) {
  return candidate.is_covered ? <Covered candidate={candidate} /> : null;
}

function Covered({ candidate }: { candidate: Candidate }) {
  const { id } = candidate;
  const queries = useQueryClient();
  const reveal = useMutation({
    mutationFn: () => call("revealCandidate", { params: { id } }),
    onSuccess: async (revealed) => {
      queries.setQueryData(candidateKey(id), revealed);
      notify.done(`${callCandidate(candidate)} is ${callCandidate(revealed)}`, "This was recorded and counted.");
      await Promise.all([uploadKey, candidatesKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: (error) => notify.failed("Not revealed", errorText(error)),
  });
  const label = `Reveal ${callCandidate(candidate)}`;
  useCommands([{ label, keywords: "blind name", run: () => reveal.mutate() }]);
  return (
    <div className="mb-4 print:hidden">
      <Notice
        title="Blind review"
        action={
          <Button disabled={reveal.isPending} onClick={() => reveal.mutate()}>
            {label}
          </Button>
        }
      >
        <p>What says who this is, is covered, as it was when the CV was judged. Revealing is recorded and counted.</p>
      </Notice>
    </div>
  );
}
