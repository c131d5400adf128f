import { CandidateId } from "#shared/ids.ts";

export const MIN_COMPARED = 2;
/** More columns than this can neither be read side by side nor printed on one page. */
export const MAX_COMPARED = 5;

export const canCompare = (count: number) => count >= MIN_COMPARED && count <= MAX_COMPARED;

export function comparePath(ids: readonly CandidateId[]): string {
  return ids.length === 0 ? "/compare" : `/compare?ids=${ids.join(",")}`;
}

/** Each once, as many as can be compared; what is no id is left out: an address may be written by hand. */
export function readCompared(search: URLSearchParams): CandidateId[] {
  const ids = (search.get("ids") ?? "").split(",").flatMap((text) => {
    const id = CandidateId.safeParse(text.trim());
    return id.success ? [id.data] : [];
  });
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}
