import { queryOptions } from "@tanstack/react-query";
import { fetchAsUser } from "#lib/api/api-client.ts";
import { pathOf } from "#shared/api-call.ts";
import { api } from "#shared/api.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";

// A page changes only where it is covered or revealed; pictures that nobody looks at any more leave the memory after this.
const CACHE_MS = 5 * 60_000;

export function pagePictureQuery(
  { id, is_covered }: Pick<Candidate, "id" | "is_covered">,
  page: number,
  width: number,
) {
  return queryOptions({
    queryKey: ["cv-page", id, is_covered, page, width],
    queryFn: async ({ signal }) => {
      const path = pathOf(api.drawCandidatePage, { params: { id, page: String(page) }, query: { width } });
      const response = await fetchAsUser(path, { signal });
      return response.blob();
    },
    staleTime: Infinity,
    gcTime: CACHE_MS,
  });
}
