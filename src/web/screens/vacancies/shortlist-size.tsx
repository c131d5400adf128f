import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ShortlistPreferenceCard } from "#features/upload/shortlist-preference-card.tsx";
import {
  DEFAULT_PREFERENCE,
  preferenceChange,
  type ShortlistPreference,
} from "#features/upload/shortlist-preference.ts";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { candidatesKey, uploadKey, uploadQuery } from "#lib/api/screening-queries.ts";
import type { UploadId } from "#shared/ids.ts";
import type { Upload } from "#shared/screening/upload.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/overlay/toaster.tsx";

interface ShortlistSizeProps {
  uploadId: UploadId;
  /** Of all deliveries together. */
  cvCount: number;
}

/** How many of the ranking are on the shortlist. It holds for all deliveries of the ranking, and can be changed at any time. */
export function ShortlistSize({ uploadId, cvCount }: ShortlistSizeProps) {
  const { data: upload } = useQuery(uploadQuery(uploadId));
  if (!upload) return null;
  return (
    <details className="border-b border-line py-3">
      <summary className="cursor-pointer text-14 font-medium">Shortlist: {tellSize(upload)}</summary>
      <SizeForm key={tellSize(upload)} upload={upload} cvCount={cvCount} />
    </details>
  );
}

function tellSize({ shortlist_count: count, shortlist_percentage: percentage }: Upload) {
  return percentage === null ? `the best ${count ?? DEFAULT_PREFERENCE.count}` : `the best ${percentage} %`;
}

function SizeForm({ upload, cvCount }: { upload: Upload; cvCount: number }) {
  const [preference, setPreference] = useState(() => asPreference(upload));
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () => call("changeUpload", { params: { id: upload.id }, body: preferenceChange(preference, cvCount) }),
    onSuccess: async () => {
      notify.done("The shortlist was made anew");
      await Promise.all([uploadKey, candidatesKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: (error) => notify.failed("The shortlist could not be changed", errorText(error)),
  });
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    change.mutate();
  }
  return (
    <form onSubmit={onSubmit} className="mt-3 grid max-w-160 gap-3">
      <ShortlistPreferenceCard
        preference={preference}
        cvCount={cvCount}
        disabled={change.isPending}
        onChange={setPreference}
      />
      <Button type="submit" className="justify-self-start" disabled={change.isPending}>
        Save Shortlist Size
      </Button>
    </form>
  );
}

function asPreference({ shortlist_count: count, shortlist_percentage: percentage }: Upload): ShortlistPreference {
  return {
    type: percentage === null ? "count" : "percentage",
    count: count === null ? DEFAULT_PREFERENCE.count : String(count),
    percentage: percentage === null ? DEFAULT_PREFERENCE.percentage : String(percentage),
  };
}
