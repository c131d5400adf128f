import { useState } from "react";
import { formatMoment, plural } from "#lib/format.ts";
import type { CriteriaList } from "#shared/vacancies/criteria.ts";
import type { UploadId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { CriteriaPanel } from "./criteria-panel.tsx";
import { LiveBoard } from "./live-board.tsx";
import { useIsSettingBoard } from "./use-set-board.ts";

interface ResultsBoardProps {
  uploadId: UploadId;
  list: CriteriaList;
}

/** The board of a finished screening: which one the ranking is of, and a place to change it. */
export function ResultsBoard({ uploadId, list }: ResultsBoardProps) {
  const [isOpen, setOpen] = useState(false);
  if (list.criteria.length === 0) return null;
  return (
    <details className="border-y border-line py-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer text-14 font-medium">
        What counts: {plural(list.criteria.length, "criterion", "criteria")}{" "}
        <span className="font-normal text-ink-2">({describeVersion(list)})</span>
      </summary>
      <div className="mt-3 grid gap-4">
        {isOpen && list.only_weights && <OnlyWeights uploadId={uploadId} list={list} />}
        {isOpen && !list.only_weights && <WholeBoard uploadId={uploadId} list={list} />}
      </div>
    </details>
  );
}

function describeVersion({ version, made_at, made_by }: CriteriaList): string {
  return made_by === null
    ? `version ${version}, as the screening began with it`
    : `version ${version}, set by ${made_by} on ${formatMoment(made_at)}`;
}

function OnlyWeights({ uploadId, list }: ResultsBoardProps) {
  return (
    <>
      <p className="max-w-prose text-14 text-ink-2">
        The text of these CVs was not kept when they were screened, so nothing new can be looked for in them: only
        weights and importance can be changed.
      </p>
      <CriteriaPanel uploadId={uploadId} criteria={list.criteria} />
    </>
  );
}

/** What another tab has set is not taken over under somebody's hands: it is told, and shown when asked for. */
function WholeBoard({ uploadId, list }: ResultsBoardProps) {
  const [first, setFirst] = useState(list);
  const [version, setVersion] = useState(list.version);
  const isSetting = useIsSettingBoard(uploadId);
  const isElsewhere = list.version !== version && !isSetting;
  const showNewer = () => {
    setFirst(list);
    setVersion(list.version);
  };
  return (
    <>
      {isElsewhere && (
        <Notice
          title="These criteria were changed in another tab"
          tone="low"
          action={<Button onClick={showNewer}>Show version {list.version}</Button>}
        >
          <p>The ranking below is of the newer ones. What you see here is version {version}.</p>
        </Notice>
      )}
      <LiveBoard
        key={first.version}
        uploadId={uploadId}
        first={first}
        present={version}
        disabled={isElsewhere}
        onSet={setVersion}
      />
    </>
  );
}
