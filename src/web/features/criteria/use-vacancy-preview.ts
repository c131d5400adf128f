import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";

/** Asked once for a file: the answer can only change with it. */
export function useVacancyPreview(file: File) {
  return useQuery({
    queryKey: ["vacancy-preview", file.name, file.size, file.lastModified],
    queryFn: ({ signal }) => {
      const headers = { "X-File-Name": encodeURIComponent(file.name), "Content-Type": "application/octet-stream" };
      return call("previewVacancy", {}, { file, headers, signal });
    },
    staleTime: Infinity,
    // The criteria are read again with the start: nobody is made to wait for a second try.
    retry: false,
  });
}
