import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { openingsQuery } from "#lib/api/vacancy-queries.ts";
import { candidateQuery, candidatesKey } from "#lib/api/screening-queries.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { CandidateId } from "#shared/ids.ts";
import { MANUAL_FILE_PATH } from "#shared/candidates/manual-candidate.ts";
import type { Opening } from "#shared/vacancies/opening.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/form/select.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { notify } from "#ui/overlay/toaster.tsx";

const LOOK_AGAIN_MS = 1000;

/** For somebody entered by hand with a CV: one click screens it for an opening. Nothing for everybody else. */
export function ScreenAttachedCv({ candidate, estimate }: { candidate: Candidate; estimate?: ReactNode }) {
  const { bulk_upload_id, cv_file_path, id, status, file_name } = candidate;
  const isEntry = bulk_upload_id === null && cv_file_path !== MANUAL_FILE_PATH;
  if (isEntry)
    return (
      <div className="mb-6">
        <Notice title="Not screened" action={<ChooseOpening id={id} />}>
          <p>The attached CV {file_name} has not been read yet. The score is that of every entry by hand.</p>
          {estimate}
        </Notice>
      </div>
    );
  const isAttached = cv_file_path.includes("/manual-uploads/");
  return isAttached && (status === "pending" || status === "analyzing") ? <Screening id={id} /> : null;
}

/** Asks again until the result is there, in case the announcement of it is lost. */
function Screening({ id }: { id: CandidateId }) {
  useQuery({ ...candidateQuery(id), refetchInterval: LOOK_AGAIN_MS });
  return <Spinner label="Screening the attached CV…" className="justify-start py-3" />;
}

function ChooseOpening({ id }: { id: CandidateId }) {
  const { data: openings } = useQuery(openingsQuery());
  if (openings === undefined) return null;
  const [first] = openings;
  if (first === undefined)
    return (
      <p className="text-14 text-ink-2">
        <TextLink to="/demo">Screen a job description first.</TextLink>
      </p>
    );
  return <ScreenFor id={id} openings={openings} first={first} />;
}

function ScreenFor({ id, openings, first }: { id: CandidateId; openings: readonly Opening[]; first: Opening }) {
  const queries = useQueryClient();
  const [jobId, setJobId] = useState(first.id);
  const screening = useMutation({
    mutationFn: () => call("screenAttachedCv", { params: { id }, body: { jobId } }),
    onSuccess: (candidate) => queries.setQueryData(candidateQuery(id).queryKey, candidate),
    onError: (error) => notify.failed("Screening Failed", errorText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: candidatesKey }),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        label="Opening"
        className="w-56"
        options={openings.map(({ id: value, title }) => ({ value, label: title }))}
        value={jobId}
        onChange={(value) => setJobId(openings.find((each) => each.id === value)?.id ?? first.id)}
      />
      <Button variant="primary" disabled={screening.isPending} onClick={() => screening.mutate()}>
        Screen attached CV
      </Button>
    </div>
  );
}
