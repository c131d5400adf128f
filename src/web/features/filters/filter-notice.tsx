import { useEffect, useState } from "react";
import { plural } from "#lib/format.ts";
import type { CandidateFilter } from "#shared/candidates/candidate-filter.ts";
import { isNarrowed } from "./filter-count.ts";

const NOTICE_MS = 3000;

/** Says for three seconds what a change of the filters has left. */
export function FilterNotice({ filter, shown }: { filter: CandidateFilter; shown: number | undefined }) {
  const now = JSON.stringify(filter);
  const [told, setTold] = useState(now);
  useEffect(() => {
    if (told === now) return undefined;
    const timer = setTimeout(() => setTold(now), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [told, now]);
  const isNews = told !== now && isNarrowed(filter) && shown !== undefined;
  return <output>{isNews && `Filters applied: ${plural(shown, "candidate")} shown.`}</output>;
}
