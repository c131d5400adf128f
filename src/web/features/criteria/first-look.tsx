import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { planKey } from "#lib/api/account-queries.ts";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { plural } from "#lib/format.ts";
import { uploadKey } from "#lib/api/screening-queries.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { Upload } from "#shared/screening/upload.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { countLevels, type Division } from "./count-levels.ts";

interface FirstLookProps {
  upload: Upload;
  candidates: readonly Candidate[];
  criteria: readonly KeyedCriterion[];
}

/** How the board divides the few that were looked at, and the way on to the others. */
export function FirstLook({ upload, candidates, criteria }: FirstLookProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const left = upload.cv_file_paths.length - candidates.length;
  const goOn = useMutation({
    mutationFn: () => call("continueScreening", { body: { bulkUploadId: upload.id } }),
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: planKey });
      await queries.invalidateQueries({ queryKey: uploadKey });
      await navigate("/demo");
    },
    onError: (error) => notify.failed("The others were not started", errorText(error)),
  });
  if (upload.first_look === null) return null;
  return (
    <section aria-label="First look" className="grid gap-4">
      <Notice
        title={`A first look at ${plural(candidates.length, "CV")}`}
        action={
          <Button variant="primary" disabled={goOn.isPending} onClick={() => goOn.mutate()}>
            Go on with the other {plural(left, "CV")}
          </Button>
        }
      >
        <p>Change the criteria below if they do not divide people as you want. What is set then holds for everybody.</p>
      </Notice>
      <DivisionTable divisions={countLevels(candidates, criteria)} />
    </section>
  );
}

function DivisionTable({ divisions }: { divisions: readonly Division[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-14">
        <caption className="sr-only">How each criterion divides these CVs</caption>
        <thead>
          <tr className="border-b border-line text-12 text-ink-2">
            <th className="py-2 font-medium">Criterion</th>
            {["Strong", "Partial", "Missing"].map((level) => (
              <th key={level} className="w-20 py-2 text-right font-medium">
                {level}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {divisions.map(({ key, wording, strong, partial, missing, isIdle }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {wording}
                {isIdle && <span className="block text-12 text-ink-2">The same for all of them</span>}
              </th>
              <td className="text-right tabular-nums">{strong}</td>
              <td className="text-right tabular-nums">{partial}</td>
              <td className="text-right tabular-nums">{missing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
