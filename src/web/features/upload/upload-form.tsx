import { Files, FileText } from "lucide-react";
import { type ComponentType, type ReactNode, type RefCallback, useRef } from "react";
import type { BoardChoice } from "#shared/vacancies/board.ts";
import { FIRST_LOOK, MAX_CVS } from "#shared/limits.ts";
import { DESCRIPTION_ENDINGS } from "#shared/screening/upload.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Allowance } from "./allowance.ts";
import { ChosenFiles, SelectionCounts, SendingProgress } from "./chosen-files.tsx";
import { DropZone } from "./drop-zone.tsx";
import { FirstLookBox } from "./first-look-box.tsx";
import { PasteDescription } from "./paste/paste-description.tsx";
import { LimitDialog } from "./limit-dialog.tsx";
import { ShortlistPreferenceCard } from "./shortlist-preference-card.tsx";
import { type CurrentUpload, type UploadSetting, useUpload } from "./use-upload.ts";

/** Measured: 250 CVs in 6 to 12 seconds on two cores (docs/performance.md). A scanned page alone takes some seconds. */
const TIME_TAKEN = "Usually under a minute for 250 CVs; scanned pages take longer.";

interface BoardProps {
  jobDescription: File;
  disabled: boolean;
  choice: RefCallback<BoardChoice>;
}

interface UploadFormProps extends UploadSetting {
  onUpgrade?: () => void;
  /** What there is to know before the start. */
  notice?: ReactNode;
  /** Its estimate then says how long that takes. */
  isJudgedByModel?: boolean;
  /** What so many CVs may take. */
  Estimate?: ComponentType<{ cvs: number }>;
  /** What the job description asks for, where it can be changed. */
  Board?: ComponentType<BoardProps>;
}

export function UploadForm({ notice, Estimate, Board, isJudgedByModel, onUpgrade, ...setting }: UploadFormProps) {
  const upload = useUpload(setting);
  const { allowance } = setting;
  const startButton = useRef<HTMLButtonElement>(null);
  const { cvs, jobDescription } = upload.selection;
  const isBusy = upload.isSending || upload.isSendingElsewhere;
  return (
    <div className="grid gap-6">
      <SendingNotice upload={upload} />
      <Zones upload={upload} isBusy={isBusy} />
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SelectionCounts selection={upload.selection} />
        {!isBusy && <TrySamples upload={upload} onChosen={() => startButton.current?.focus()} />}
      </div>
      <ChosenFiles
        label="Job description"
        files={jobDescription ? [jobDescription] : []}
        disabled={isBusy}
        onRemove={upload.removeJobDescription}
      />
      <ChosenFiles label="CVs" files={cvs} disabled={isBusy} onRemove={upload.removeCv} onClear={upload.clearCvs} />
      {Board && jobDescription && (
        <Board
          key={`${jobDescription.name}-${jobDescription.lastModified}`}
          jobDescription={jobDescription}
          disabled={isBusy}
          choice={upload.holdChoice}
        />
      )}
      {jobDescription && <ScreeningOptions upload={upload} disabled={isBusy} />}
      {jobDescription && !isBusy && notice}
      {upload.isSending && <SendingProgress percent={upload.percent} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          ref={startButton}
          variant="primary"
          size="large"
          disabled={isBusy || upload.isReading}
          onClick={upload.start}
        >
          {nameStart(upload)}
        </Button>
        <p className="text-14 text-ink-2">{describeStart(upload, isJudgedByModel)}</p>
      </div>
      {Estimate && !isBusy && <Estimate cvs={cvs.length} />}
      {allowance && <Remaining {...allowance} />}
      {upload.isOverLimit && allowance && onUpgrade && (
        <LimitDialog
          allowance={allowance}
          cvCount={cvs.length}
          onScreenFirst={upload.startFirst}
          onUpgrade={() => {
            upload.leaveLimit();
            onUpgrade();
          }}
          onClose={upload.leaveLimit}
        />
      )}
    </div>
  );
}

function Remaining({ remaining, limit }: Allowance) {
  if (remaining === null) return null;
  return (
    <p className="text-14 text-ink-2 tabular-nums">
      {remaining} of {limit} screenings left this month
    </p>
  );
}

function TrySamples({ upload, onChosen }: { upload: CurrentUpload; onChosen: () => void }) {
  const { selection, isLoadingSamples, trySamples } = upload;
  if (selection.cvs.length > 0 || selection.jobDescription) return null;
  return (
    <Button size="small" disabled={isLoadingSamples} onClick={() => trySamples(onChosen)}>
      {isLoadingSamples ? "Fetching samples…" : "Try it with sample CVs"}
    </Button>
  );
}

function ScreeningOptions({ upload, disabled }: { upload: CurrentUpload; disabled: boolean }) {
  const cvCount = upload.selection.cvs.length;
  return (
    <>
      {cvCount > 1 && (
        <ShortlistPreferenceCard
          preference={upload.preference}
          cvCount={cvCount}
          disabled={disabled}
          onChange={upload.setPreference}
        />
      )}
      {cvCount > FIRST_LOOK.default && (
        <FirstLookBox
          checked={upload.looksFirst}
          disabled={disabled}
          cvCount={cvCount}
          onChange={upload.setLooksFirst}
        />
      )}
    </>
  );
}

function describeStart({ hasFailed }: CurrentUpload, isJudgedByModel: boolean | undefined) {
  return hasFailed ? "Your files are still chosen. You can try again." : !isJudgedByModel && TIME_TAKEN;
}

function nameStart({ isSending, isReading }: CurrentUpload) {
  if (isSending) return "Uploading…";
  return isReading ? "Reading files…" : "Start AI Analysis";
}

function Zones({ upload, isBusy }: { upload: CurrentUpload; isBusy: boolean }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DropZone
        label="Choose CVs"
        title="Drop CVs or a folder"
        note={`PDF, up to ${MAX_CVS} files`}
        icon={<Files size={24} />}
        multiple
        disabled={isBusy}
        onFiles={upload.addCvs}
      />
      <div className="grid content-start gap-2">
        <DropZone
          label="Choose job description"
          title="Drop the job description"
          note="One PDF, Word or text file"
          accept={DESCRIPTION_ENDINGS}
          icon={<FileText size={24} />}
          disabled={isBusy}
          onFiles={upload.setJobDescription}
        />
        <PasteDescription disabled={isBusy} onFile={(file) => upload.setJobDescription([file])} />
      </div>
    </div>
  );
}

function SendingNotice({ upload }: { upload: CurrentUpload }) {
  if (upload.isSendingElsewhere) {
    return (
      <Notice title="Your files are still being uploaded">
        <p>The analysis opens here when all have arrived.</p>
      </Notice>
    );
  }
  if (!upload.isCutOff) return null;
  return (
    <Notice title="Your last upload was interrupted" tone="low">
      <p>The page was reloaded or closed before all files had arrived, and no analysis was started.</p>
      <p>A browser does not keep chosen files. Please choose them again.</p>
    </Notice>
  );
}
