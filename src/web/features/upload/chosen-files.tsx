import { X } from "lucide-react";
import { plural } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import type { Selection } from "./accept-files.ts";

interface ChosenFilesProps {
  label: string;
  files: readonly File[];
  disabled: boolean;
  onRemove: (file: File) => void;
  onClear?: () => void;
}

function sizeOf(file: File) {
  const kilobytes = file.size / 1024;
  return kilobytes < 1024 ? `${Math.max(1, Math.round(kilobytes))} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

export function ChosenFiles({ label, files, disabled, onRemove, onClear }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <section aria-label={label}>
      <div className="flex items-center justify-between gap-4 border-b border-line pb-1">
        <h3 className="text-12 font-medium text-ink-2">{label}</h3>
        {onClear && files.length > 1 && (
          <Button variant="quiet" size="small" disabled={disabled} onClick={onClear}>
            Remove all
          </Button>
        )}
      </div>
      {/* A height that cuts a row in half shows that there is more. Contained: a long file name is cut and widens nothing. */}
      <ul className="max-h-62 overflow-y-auto [contain:inline-size]">
        {files.map((file) => (
          <li
            key={`${file.name}-${file.size}-${file.lastModified}`}
            className="flex items-center gap-3 border-b border-line py-1 text-14"
          >
            <span className="min-w-0 flex-1 truncate">{file.name}</span>
            <span className="text-12 text-ink-2 tabular-nums">{sizeOf(file)}</span>
            <IconButton label={`Remove ${file.name}`} disabled={disabled} onClick={() => onRemove(file)}>
              <X size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SelectionCounts({ selection: { cvs, jobDescription } }: { selection: Selection }) {
  return (
    <output className="flex flex-wrap gap-2">
      <Badge tone={cvs.length > 0 ? "mid" : "plain"}>{plural(cvs.length, "CV")}</Badge>
      <Badge tone={jobDescription ? "mid" : "plain"}>{plural(jobDescription ? 1 : 0, "job description")}</Badge>
    </output>
  );
}

export function SendingProgress({ percent }: { percent: number }) {
  return (
    <div className="grid gap-2">
      <ProgressBar label="Uploading files" percent={percent} />
      <p className="text-14 text-ink-2 tabular-nums">Uploading files, {Math.round(percent)}%</p>
    </div>
  );
}
