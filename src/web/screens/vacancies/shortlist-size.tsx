import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { candidatesKey, uploadKey, uploadQuery } from "#lib/api/screening-queries.ts";
import type { UploadId } from "#shared/ids.ts";
import { SHORTLIST_COUNT, SHORTLIST_PERCENTAGE } from "#shared/limits.ts";
import type { Upload } from "#shared/screening/upload.ts";
import { Button } from "#ui/button.tsx";
import { RadioRow } from "#ui/form/radio-row.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { notify } from "#ui/overlay/toaster.tsx";

const KINDS = [
  { value: "count", label: "Top N Candidates" },
  { value: "percentage", label: "Top % of Candidates" },
] as const;
type Kind = (typeof KINDS)[number]["value"];
const RANGES = { count: SHORTLIST_COUNT, percentage: SHORTLIST_PERCENTAGE };
const LABELS = { count: "Number of candidates", percentage: "Percentage of candidates" };

/** How many of the ranking are on the shortlist. It holds for all deliveries of the ranking, and can be changed at any time. */
export function ShortlistSize({ uploadId }: { uploadId: UploadId }) {
  const { data: upload } = useQuery(uploadQuery(uploadId));
  if (!upload) return null;
  return (
    <details className="border-b border-line py-3">
      <summary className="cursor-pointer text-14 font-medium">Shortlist: {describeSize(upload)}</summary>
      <SizeForm key={describeSize(upload)} upload={upload} />
    </details>
  );
}

function describeSize({ shortlist_count: count, shortlist_percentage: percentage }: Upload) {
  return percentage === null ? `the best ${count ?? SHORTLIST_COUNT.default}` : `the best ${percentage} %`;
}

function SizeForm({ upload }: { upload: Upload }) {
  const { shortlist_count: count, shortlist_percentage: percentage } = upload;
  const [kind, setKind] = useState<Kind>(percentage === null ? "count" : "percentage");
  const [typed, setTyped] = useState(String(percentage ?? count ?? SHORTLIST_COUNT.default));
  const change = useChangeSize(upload.id);
  const { min, max } = RANGES[kind];

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    change.mutate({ kind, size: Number(typed) });
  }
  return (
    <form onSubmit={onSubmit} className="mt-3 grid max-w-prose gap-3">
      <RadioRow legend="Who is shortlisted" name="shortlist" options={KINDS} value={kind} onChange={setKind} />
      <TextField
        label={LABELS[kind]}
        className="max-w-60"
        type="number"
        inputMode="numeric"
        required
        min={min}
        max={max}
        value={typed}
        hint={`From ${min} to ${max}.`}
        onChange={setTyped}
      />
      <Button type="submit" className="justify-self-start" disabled={change.isPending}>
        Save Shortlist Size
      </Button>
    </form>
  );
}

/** Exactly one of the two is kept. */
function useChangeSize(id: UploadId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, size }: { kind: Kind; size: number }) => {
      const none = { shortlist_count: null, shortlist_percentage: null };
      return call("changeUpload", { params: { id }, body: { ...none, [`shortlist_${kind}`]: size } });
    },
    onSuccess: async () => {
      notify.done("The shortlist was made anew");
      await Promise.all([uploadKey, candidatesKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: (error) => notify.failed("The shortlist could not be changed", errorText(error)),
  });
}
