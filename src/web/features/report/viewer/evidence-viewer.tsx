import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useMedia } from "#lib/browser/use-media.ts";
import { usePageKey } from "#lib/browser/use-page-key.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import { FullDialog } from "#ui/overlay/full-dialog.tsx";
import { CvPage } from "./cv-page.tsx";
import { EvidenceSteps } from "./evidence-steps.tsx";
import type { EvidenceNavigation } from "./use-evidence.ts";
import { useOriginalFile } from "#features/report/use-report-files.ts";
import { ViewerToolbar } from "./viewer-toolbar.tsx";

interface EvidenceViewerProps {
  candidate: Candidate;
  navigation: EvidenceNavigation;
}

/** The CV beside the report, or over it where there is no room beside. */
export function EvidenceViewer({ candidate, navigation }: EvidenceViewerProps) {
  const isWide = useMedia("(min-width: 1024px)");
  const title = `CV of ${callCandidate(candidate)}`;
  if (navigation.page === undefined) return null;
  if (isWide)
    return (
      <SidePanel title={title} navigation={navigation}>
        <OpenCv candidate={candidate} navigation={navigation} page={navigation.page} />
      </SidePanel>
    );
  return (
    <FullDialog title={title} onClose={navigation.close} returnFocus={navigation.returnFocus}>
      <OpenCv candidate={candidate} navigation={navigation} page={navigation.page} />
    </FullDialog>
  );
}

interface SidePanelProps {
  title: string;
  navigation: EvidenceNavigation;
  children: React.ReactNode;
}

function SidePanel({ title, navigation, children }: SidePanelProps) {
  const { close, returnFocus, holdReport, current } = navigation;
  const arrive = useEffectEvent(holdReport);
  // A person at the keyboard goes on in the CV, and Esc leads back to the quote.
  const leave = useEffectEvent(returnFocus);
  usePageKey((event) => {
    if (event.key === "Escape" && !event.defaultPrevented) close();
  });
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => arrive(), []);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    return () => leave();
  }, []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      data-evidence={current?.key}
      className="sticky top-4 flex h-[calc(100dvh-32px)] animate-appear flex-col overflow-hidden rounded-lg border border-line-strong bg-surface outline-none print:hidden"
    >
      {children}
    </aside>
  );
}

function OpenCv({ candidate, navigation, page }: EvidenceViewerProps & { page: number }) {
  const [zoom, setZoom] = useState(1);
  const original = useOriginalFile(candidate);
  const size = candidate.page_sizes.find(({ number }) => number === page);
  return (
    <>
      <ViewerToolbar
        page={page}
        pages={candidate.page_sizes.length}
        onTurn={navigation.turnTo}
        zoom={zoom}
        onZoom={setZoom}
        onDownload={candidate.is_covered ? undefined : () => original.mutate()}
        onClose={navigation.close}
      />
      <EvidenceSteps navigation={navigation} />
      {candidate.is_covered && (
        <p className="border-b border-line px-4 py-2 text-12 text-ink-2">
          Blind review: only words that judging saw are shown. Bars stand for the others; pictures are left out.
        </p>
      )}
      <section
        data-cv-scroll
        aria-label={`Page ${page}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by the keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto bg-sunken p-3"
      >
        {size && (
          <CvPage
            // Not the page before it was covered, for as long as the other is drawn.
            key={`${page} ${candidate.is_covered}`}
            candidate={candidate}
            size={size}
            zoom={zoom}
            evidence={navigation.all}
            currentKey={navigation.current?.key}
          />
        )}
      </section>
    </>
  );
}
