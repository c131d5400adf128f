import { useCommands } from "#lib/commands.ts";
import { errorText } from "#lib/api/error-text.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { shortlistStatus, describeRanking } from "#shared/screening/score-bands.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { type Judgement, recommendationOf } from "./judgement.ts";
import { Fact } from "./report-section.tsx";
import { useCandidateChange } from "./use-candidate-change.ts";

export function FinalRecommendation({ candidate, judged }: { candidate: Candidate; judged: Judgement }) {
  const { is_shortlisted: isShortlisted } = candidate;
  const change = useCandidateChange(candidate.id, {
    onError: (error) => notify.failed("Shortlist Not Changed", errorText(error)),
  });
  const label = isShortlisted ? "Remove from shortlist" : "Add to shortlist";
  const toggle = () => change.mutate({ is_shortlisted: !isShortlisted });
  useCommands([{ label, run: toggle }]);
  const ranking = describeRanking(candidate);
  const { timeline = null, panel = null } = judged.verdict ?? {};
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Fact term="Recommendation">{recommendationOf(judged)}</Fact>
        <Fact term="Shortlist Status">{shortlistStatus(isShortlisted)}</Fact>
        {ranking && <Fact term="Ranking">{ranking}</Fact>}
        {timeline && <Fact term="Timeline">{timeline}</Fact>}
        {panel && <Fact term="Interview panel">{panel}</Fact>}
      </dl>
      <Button className="justify-self-start print:hidden" disabled={change.isPending} onClick={toggle}>
        {label}
      </Button>
      <p className="text-12 text-ink-2">This is a suggestion made from the words of the CV. A person decides.</p>
    </>
  );
}
