import { plural } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import type { EvidenceNavigation } from "./use-evidence.ts";

/** The quote that is open, what it speaks for, and the way to the one before and after it. */
export function EvidenceSteps({ navigation }: { navigation: EvidenceNavigation }) {
  const { all, index, current } = navigation;
  if (all.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-3 py-2">
      <p aria-live="polite" className="min-w-0 flex-1 basis-48 text-14">
        {current ? (
          <>
            <span className="text-ink-2">
              Evidence {index + 1} of {all.length} for{" "}
            </span>
            <bdi className="line-clamp-2 font-medium break-words">{current.wordings.join("; ")}</bdi>
          </>
        ) : (
          <span className="text-ink-2">{plural(all.length, "place is", "places are")} marked as evidence</span>
        )}
      </p>
      <div className="flex gap-2">
        <Button size="small" aria-disabled={index <= 0} onClick={navigation.previous}>
          Previous evidence
        </Button>
        <Button size="small" aria-disabled={index >= all.length - 1} onClick={navigation.next}>
          Next evidence
        </Button>
      </div>
    </div>
  );
}
