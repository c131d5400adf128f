import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoment, plural } from "#lib/format.ts";
import { boardVersionsQuery } from "#lib/api/screening-queries.ts";
import type { UploadId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { toRows } from "./board-rows.ts";
import type { Rows } from "#features/criteria/edit-board.ts";

interface BoardVersionsProps {
  uploadId: UploadId;
  present: number;
  disabled: boolean;
  onTake: (rows: Rows) => void;
}

/** Who set the board when. An earlier one that is put back becomes the newest. */
export function BoardVersions({ uploadId, present, disabled, onTake }: BoardVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  const versions = useQuery({ ...boardVersionsQuery(uploadId, present), enabled: isOpen });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer text-14 font-medium">Versions</summary>
      <ul aria-label="Versions of the board" className="mt-2 border-b border-line">
        {versions.data?.map(({ version, made_at, made_by, criteria }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-2">
            <span className="text-14">
              Version {version}, {plural(criteria.length, "criterion", "criteria")},{" "}
              {made_by === null ? "as the screening began with it" : `set by ${made_by} on ${formatMoment(made_at)}`}
            </span>
            {version === present ? (
              <span className="text-14 text-ink-2">Present</span>
            ) : (
              <Button size="small" disabled={disabled} onClick={() => onTake(toRows(criteria))}>
                Put back version {version}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
