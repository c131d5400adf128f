import { nameSome, plural } from "#lib/format.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { Notice } from "#ui/notice.tsx";

/** A scan that takes long does not hold the others up. */
export function LateNotice({ candidates }: { candidates: readonly Candidate[] }) {
  const late = candidates.filter(({ status }) => status === "pending" || status === "analyzing");
  if (late.length === 0) return null;
  return (
    <Notice title={`${plural(late.length, "CV")} still being read`}>
      <p className="break-words">
        {nameSome(late.map(({ file_name }) => file_name))}: the pages are pictures and take longer. The ranking below is
        made anew when it has been read.
      </p>
    </Notice>
  );
}
