import { Files, FileText } from "lucide-react";
import { plural } from "#lib/format.ts";
import { MAX_CVS } from "#shared/limits.ts";
import type { Upload } from "#shared/upload.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { ChosenFiles } from "./chosen-files.tsx";
import { DropZone } from "./drop-zone.tsx";
import { ShortlistPreferenceCard } from "./shortlist-preference-card.tsx";
import { useUpload } from "./use-upload.ts";

export function UploadForm({ onStarted }: { onStarted: (upload: Upload) => void }) {
  const upload = useUpload(onStarted);
  const { cvs, jobDescription } = upload.selection;
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <DropZone
          label="Choose CVs"
          title="Drop CVs or a folder"
          note={`PDF, up to ${MAX_CVS} files`}
          icon={<Files size={24} />}
          multiple
          disabled={upload.isSending}
          onFiles={upload.addCvs}
        />
        <DropZone
          label="Choose job description"
          title="Drop the job description"
          note="One PDF"
          icon={<FileText size={24} />}
          disabled={upload.isSending}
          onFiles={upload.setJobDescription}
        />
      </div>
      <output className="flex flex-wrap gap-2">
        <Badge tone={cvs.length > 0 ? "mid" : "plain"}>{plural(cvs.length, "CV")}</Badge>
        <Badge tone={jobDescription ? "mid" : "plain"}>{plural(jobDescription ? 1 : 0, "job description")}</Badge>
      </output>
      <ChosenFiles
        label="Job description"
        files={jobDescription ? [jobDescription] : []}
        disabled={upload.isSending}
        onRemove={upload.removeJobDescription}
      />
      <ChosenFiles
        label="CVs"
        files={cvs}
        disabled={upload.isSending}
        onRemove={upload.removeCv}
        onClear={upload.clearCvs}
      />
      {cvs.length > 1 && jobDescription && (
        <ShortlistPreferenceCard
          preference={upload.preference}
          cvCount={cvs.length}
          disabled={upload.isSending}
          onChange={upload.setPreference}
        />
      )}
      {upload.isSending && (
        <div className="grid gap-2">
          <ProgressBar label="Uploading files" percent={upload.percent} />
          <p className="text-14 text-ink-2 tabular-nums">Uploading files, {Math.round(upload.percent)}%</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button look="primary" size="large" disabled={upload.isSending} onClick={upload.start}>
          {upload.isSending ? "Uploading…" : "Start AI Analysis"}
        </Button>
        <p className="text-14 text-ink-2">
          {upload.hasFailed
            ? "Your files are still chosen. You can try again."
            : "Analysis typically takes 1-3 minutes"}
        </p>
      </div>
    </div>
  );
}
