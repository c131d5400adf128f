import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useState } from "react";
import { ApiError } from "#lib/api/api-error.ts";
import { errorText } from "#lib/api/error-text.ts";
import { plural } from "#lib/format.ts";
import { openingsQuery } from "#lib/api/vacancy-queries.ts";
import { MAX_CVS } from "#shared/limits.ts";
import { FREE_SCREENINGS } from "#shared/billing/prices.ts";
import { DOCUMENT_ENDINGS } from "#shared/screening/upload.ts";
import { Button } from "#ui/button.tsx";
import { FileField } from "#ui/form/file-field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { TextLink } from "#ui/text-link.tsx";

/** The same selection sent again, after a failure or by a double click, is one import. */
export interface Selection {
  key: string;
  files: readonly File[];
}

const HINT = `PDF or Word, up to ${MAX_CVS} files of 10 MB.`;
export const NOTHING: Selection = { key: "", files: [] };

interface ImportFormProps {
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onStart: (input: Selection & { jobId: string }) => void;
  onClose: () => void;
  /** What so many CVs may take. */
  Estimate?: ComponentType<{ cvs: number }> | undefined;
  /** How many screenings the month leaves; null is without end. */
  remaining: number | null;
  /** The way to more of them. */
  upgrade: ReactNode;
}

export function ImportForm(props: ImportFormProps) {
  const { selection, onSelect, onStart, onClose, Estimate, remaining, upgrade } = props;
  const { data: openings, error } = useQuery(openingsQuery());
  const [chosen, setChosen] = useState<string>();
  const { files } = selection;
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!openings) return <Spinner label="Loading openings…" />;
  const jobId = chosen ?? openings[0]?.id;
  if (jobId === undefined) return <NoOpening />;
  const isBeyond = remaining !== null && files.length > remaining;
  const fault = files.length > MAX_CVS ? errorText(new ApiError("too_many_cvs")) : undefined;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <p aria-hidden className="text-14 font-medium">
          Opening
        </p>
        <Select
          label="Opening"
          options={openings.map(({ id, title }) => ({ value: id, label: title }))}
          value={jobId}
          onChange={setChosen}
        />
      </div>
      <FileField
        label="CVs"
        hint={files.length > 0 ? `${plural(files.length, "file")} chosen.` : HINT}
        error={fault}
        accept={DOCUMENT_ENDINGS}
        multiple
        files={files}
        onChosen={(chosenFiles) => onSelect({ key: crypto.randomUUID(), files: chosenFiles })}
      />
      {Estimate && fault === undefined && <Estimate cvs={files.length} />}
      {remaining !== null && (
        <p className="text-14 text-ink-2">
          {remaining} of {FREE_SCREENINGS} screenings left this month. CVs that this opening knows cost nothing.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isBeyond && (
          <Button
            variant="primary"
            disabled={remaining === 0}
            onClick={() => onSelect({ key: crypto.randomUUID(), files: files.slice(0, remaining) })}
          >
            Keep the First {remaining}
          </Button>
        )}
        {isBeyond && upgrade}
        <Button
          variant={isBeyond ? "secondary" : "primary"}
          disabled={files.length === 0 || fault !== undefined}
          onClick={() => onStart({ ...selection, jobId })}
        >
          Start Import
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </div>
  );
}

function NoOpening() {
  return (
    <div className="grid gap-2 text-ink-2">
      <p>Screen a job description first. Later CVs for the same opening can then be imported here.</p>
      <p>
        <TextLink to="/demo">Start a screening</TextLink>
      </p>
    </div>
  );
}
