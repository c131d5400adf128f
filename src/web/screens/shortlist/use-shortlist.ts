import { useQuery } from "@tanstack/react-query";
import { candidatesQuery, criteriaQuery, latestUploadQuery, uploadQuery } from "#lib/api/screening-queries.ts";
import type { UploadId } from "#shared/ids.ts";

/** The named upload, otherwise the latest one, and everybody in it, and what they were asked for. */
export function useShortlist(askedId: UploadId | undefined) {
  const asked = useQuery(uploadQuery(askedId));
  const latest = useQuery({ ...latestUploadQuery(), enabled: !askedId });
  const upload = askedId ? asked : latest;
  const candidates = useQuery(candidatesQuery(upload.data));
  const criteria = useQuery(criteriaQuery(upload.data?.id));
  return { upload, candidates, criteria };
}

export type Shortlist = ReturnType<typeof useShortlist>;
