import { useQuery } from "@tanstack/react-query";
import { candidatesQuery, latestUploadQuery, uploadQuery } from "#lib/screening-queries.ts";
import type { UploadId } from "#shared/ids.ts";

/** The named upload, otherwise the latest one, and everybody in it. */
export function useShortlist(askedId: UploadId | undefined) {
  const asked = useQuery(uploadQuery(askedId));
  const latest = useQuery({ ...latestUploadQuery(), enabled: !askedId });
  const upload = askedId ? asked : latest;
  const candidates = useQuery(candidatesQuery(upload.data));
  return { upload, candidates };
}

export type Shortlist = ReturnType<typeof useShortlist>;
