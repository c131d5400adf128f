import { useMemo, useRef, useState } from "react";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { Quote } from "#shared/screening/evidence.ts";
import { MANUAL_FILE_PATH } from "#shared/candidates/manual-candidate.ts";
import { type LocatedQuote, listEvidence } from "./list-evidence.ts";

interface Place {
  key: string | undefined;
  page: number;
}

/** What was pressed, and where it stood on the screen. */
interface Opener {
  element: HTMLElement;
  top: number;
}

/** What of the CV is open beside the report: a piece of evidence, or a page that was turned to. */
export function useEvidence(
  candidate: Candidate,
  criteria: readonly KeyedCriterion[],
  onShown: (quote: Quote) => void,
) {
  const { findings, page_sizes, cv_file_path } = candidate;
  const [place, setPlace] = useState<Place>();
  const opener = useRef<Opener>(undefined);
  const canBeShown = cv_file_path !== MANUAL_FILE_PATH && page_sizes.length > 0;
  const all = useMemo(() => (canBeShown ? listEvidence(findings, criteria) : []), [canBeShown, findings, criteria]);
  const index = all.findIndex(({ key }) => key === place?.key);

  function show(evidence: LocatedQuote | undefined) {
    if (!evidence) return;
    setPlace({ key: evidence.key, page: evidence.quote.page });
    onShown(evidence.quote);
  }
  function open(evidence: LocatedQuote) {
    opener.current = findOpener();
    show(evidence);
  }
  function openCv() {
    opener.current = findOpener();
    setPlace({ key: undefined, page: 1 });
  }
  const returnFocus = () => opener.current?.element.focus();
  /** The report gets narrower as the CV opens, and therefore longer: what was pressed stays where it was on the screen. */
  function holdReport() {
    if (!opener.current) return;
    const { element, top } = opener.current;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
  }
  return {
    all,
    index,
    page: place?.page,
    current: all[index],
    canBeShown,
    open,
    openCv,
    close: () => setPlace(undefined),
    returnFocus,
    holdReport,
    turnTo: (page: number) => setPlace({ key: place?.key, page }),
    next: () => show(all[index + 1]),
    previous: () => show(all[index - 1]),
  };
}

function findOpener(): Opener | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return undefined;
  return { element, top: element.getBoundingClientRect().top };
}

export type EvidenceNavigation = ReturnType<typeof useEvidence>;
