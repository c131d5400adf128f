import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useSearchParams } from "react-router";
import { ScreenAttachedCv } from "#features/add-candidate/screen-attached-cv.tsx";
import { LockedCvs } from "#features/billing/locked-cvs.tsx";
import { UnlockPrompt } from "#features/billing/unlock-prompt.tsx";
import { useReportReading } from "#features/decisions/use-report-reading.ts";
import { ModelEstimateLine } from "#features/model-use/model-estimate-line.tsx";
import { CandidateReport } from "#features/report/candidate-report.tsx";
import { CoveredNotice } from "#features/report/covered-notice.tsx";
import { hasEndlessWord } from "#features/report/endless-word.ts";
import { EvidenceViewer } from "#features/report/viewer/evidence-viewer.tsx";
import { useEvidence } from "#features/report/viewer/use-evidence.ts";
import { useVacancyTitle } from "#features/report/vacancy-title.ts";
import { FailedCard } from "#features/shortlist/failed-card.tsx";
import { HiddenTextNote } from "#features/shortlist/hidden-text-note.tsx";
import { useWordHighlight } from "#lib/browser/highlight-words.ts";
import { criteriaQuery } from "#lib/api/screening-queries.ts";
import { Page } from "#screens/shell/page.tsx";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { CriteriaList, KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { STRAY_CHARACTERS } from "#shared/limits.ts";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import { PageMessage } from "#ui/page-message.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { DecisionSection } from "./decision-section.tsx";
import { ReportNavigation } from "./report-navigation.tsx";
import { useEscape } from "./use-escape.ts";

const REPORT_ID = "report";
const HIGHLIGHT_MS = 3000;
const NO_CRITERIA: KeyedCriterion[] = [];

/** A candidate entered by hand waits for nothing; one that came with an upload is read in a moment. */
function isAwaited({ status, bulk_upload_id }: Candidate) {
  return status === "analyzing" || (status === "pending" && bulk_upload_id !== null);
}

export function LoadedCandidate({ candidate }: { candidate: Candidate }) {
  const name = callCandidate(candidate);
  if (isAwaited(candidate))
    return (
      <Page title="Analyzing">
        <PageMessage title="Analyzing" level="h1">
          <p className="break-words">
            <bdi>{candidate.file_name}</bdi> is being read. The report appears here as soon as it is ready.
          </p>
          <Spinner label="Analyzing…" className="justify-start" />
        </PageMessage>
      </Page>
    );
  if (candidate.status === "locked")
    return (
      <Page title={candidate.file_name}>
        <h1 className="sr-only">{candidate.file_name} is locked</h1>
        <LockedCvs candidates={[candidate]} />
      </Page>
    );
  if (candidate.status === "error" || candidate.score === null)
    return (
      <Page title={name}>
        <h1 className="sr-only">Report of {name}</h1>
        <FailedCard candidate={candidate} />
      </Page>
    );
  return <Report candidate={candidate} score={candidate.score} name={name} />;
}

interface ReportProps {
  candidate: Candidate;
  score: number;
  name: string;
}

/** Waits for the criteria: without them it would render twice, and a quote opened in between would lose its element and the focus. */
function Report(props: ReportProps) {
  const { data: vacancy, isLoading } = useQuery(criteriaQuery(props.candidate.bulk_upload_id ?? undefined));
  if (isLoading)
    return (
      <Page title={props.name}>
        <Spinner label="Loading candidate details..." className="min-h-60" />
      </Page>
    );
  return <ReportBesideCv {...props} vacancy={vacancy} />;
}

function ReportBesideCv({ candidate, score, name, vacancy }: ReportProps & { vacancy: CriteriaList | undefined }) {
  const criteria = vacancy?.criteria ?? NO_CRITERIA;
  const vacancyTitle = useVacancyTitle(candidate, vacancy);
  const navigation = useEvidence(candidate, criteria, useReportReading(candidate.id));
  const [address] = useSearchParams();
  useWordHighlight(REPORT_ID, address.get("q") ?? "", HIGHLIGHT_MS);
  const isOpen = navigation.page !== undefined;
  useEscape(homeOf(candidate), !isOpen);
  return (
    <Page title={name} className={clsx("print:max-w-none!", isOpen && "lg:max-w-none!")}>
      <div className={clsx(isOpen && "lg:grid lg:grid-cols-2 lg:gap-8 print:block")}>
        <article
          id={REPORT_ID}
          aria-label={`Report of ${name}`}
          className={clsx("@container min-w-0", hasEndlessWord(candidate) && "[font-kerning:none]")}
        >
          <ReportNavigation id={candidate.id} />
          <CoveredNotice candidate={candidate} />
          <ScreenAttachedCv candidate={candidate} estimate={<ModelEstimateLine cvs={1} />} />
          <CandidateReport
            candidate={candidate}
            score={score}
            vacancyTitle={vacancyTitle}
            criteria={criteria}
            navigation={navigation}
            hiddenText={hiddenTextOf(candidate)}
            decision={<DecisionSection candidate={candidate} />}
            Unlock={UnlockPrompt}
          />
        </article>
        <EvidenceViewer candidate={candidate} navigation={navigation} />
      </div>
    </Page>
  );
}

/** Where somebody belongs who was not reached from a list. */
function homeOf({ is_shortlisted, bulk_upload_id }: Candidate) {
  return is_shortlisted && bulk_upload_id ? `/shortlist?bulk_upload_id=${bulk_upload_id}` : "/dashboard";
}

function hiddenTextOf({ hidden_characters, hidden_text }: Candidate) {
  if (hidden_characters <= STRAY_CHARACTERS) return null;
  return <HiddenTextNote characters={hidden_characters} pieces={hidden_text} />;
}
