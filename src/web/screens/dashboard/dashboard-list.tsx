import type { UseQueryResult } from "@tanstack/react-query";
import { Keyboard } from "lucide-react";
import { useState } from "react";
import { BulkBar } from "#features/candidates/bulk-bar.tsx";
import { CandidateList } from "#features/candidates/list/candidate-list.tsx";
import { DeleteDialog } from "#features/candidates/delete-dialog.tsx";
import { KeySheet } from "#features/candidates/list/key-sheet.tsx";
import { useKeysSwitch } from "#features/candidates/list/list-keys.ts";
import { ListSkeleton, LoadFailure, NoCandidates, NoMatches } from "#features/candidates/list/list-states.tsx";
import { ProToolsMenu } from "#features/candidates/pro-tools-menu.tsx";
import { EVERYBODY } from "#features/candidates/list/row-selection.ts";
import { ScoreHistogram } from "#features/candidates/score-histogram.tsx";
import { useExports } from "#features/candidates/use-exports.ts";
import { isNarrowed } from "#features/filters/filter-count.ts";
import { FilterBar } from "#features/filters/filter-bar.tsx";
import { EmailDialogLoader } from "#screens/email/email-dialog-loader.tsx";
import { formatCount } from "#lib/format.ts";
import { RULER_TICKS } from "#lib/score-tone.ts";
import type { CandidateStats } from "#shared/candidates/candidate-filter.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useCandidateActions } from "./use-candidate-actions.ts";
import { useDashboardCommands } from "./use-dashboard-commands.ts";
import { useDashboardList } from "./use-dashboard-list.ts";

export function DashboardList({ all }: { all: UseQueryResult<CandidateStats> }) {
  const list = useDashboardList();
  const { address, filter, hasPro, narrowed, count } = list;
  const actions = useCandidateActions(filter, address.order, hasPro);
  const { chosen, hidden, asked, letters } = actions;
  const exports = useExports();
  const keys = useKeysSwitch();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const shown = count === undefined ? undefined : Math.max(0, count - hidden.size);
  useDashboardCommands({ list, actions, exports, shown: shown ?? 0, onKeySheet: () => setSheetOpen(true) });
  const work = [exports.csv, exports.bundle, actions.email, actions.decideSelected];
  const isBusy = work.some(({ isPending }) => isPending);

  if (all.isLoadingError) return <LoadFailure error={all.error} onRetry={() => void all.refetch()} />;
  if (!all.data || !list.isPlanKnown) return <ListSkeleton />;
  if (all.data.total - hidden.size <= 0) return <NoCandidates />;
  const chosenOrAll = chosen.selection.ids.size > 0 ? chosen.selection : EVERYBODY;
  const { order } = address;

  return (
    <>
      {narrowed.data && (
        <ScoreHistogram
          stats={narrowed.data}
          ticks={RULER_TICKS}
          band={filter.band}
          onBand={(band) => list.changeFilter({ band })}
        />
      )}
      <FilterBar
        address={address}
        openings={all.data.jobs}
        isPro={hasPro}
        shown={shown}
        hasKeys={keys.isOn}
        onChange={list.change}
        onFilter={list.changeFilter}
        onClear={list.clearFilters}
      >
        <div className="ml-auto flex items-center gap-2">
          <span className="text-14 whitespace-nowrap text-ink-2">
            {shown !== undefined && `${formatCount(shown)} shown`}
          </span>
          <IconButton label="Keyboard shortcuts" className="max-lg:hidden" onClick={() => setSheetOpen(true)}>
            <Keyboard size={18} aria-hidden />
          </IconButton>
          {hasPro && (
            <ProToolsMenu
              isBusy={isBusy}
              narrowedTo={isNarrowed(filter) ? shown : undefined}
              onExportAll={() => exports.csv.mutate({ selection: EVERYBODY, filter, order })}
              onExportReports={() => exports.bundle.mutate({ selection: chosenOrAll, filter, order })}
              onEmailGenerator={() => actions.email.mutate()}
            />
          )}
        </div>
      </FilterBar>
      <ListOrState
        list={list}
        actions={actions}
        shown={shown}
        hasKeys={keys.isOn}
        onKeySheet={() => setSheetOpen(true)}
      />
      {hasPro && (
        <BulkBar
          chosen={chosen}
          matching={shown ?? 0}
          isBusy={isBusy}
          onCompare={() => actions.compare.mutate()}
          onDecide={actions.decideSelected.mutate}
          onExport={() => exports.csv.mutate({ selection: chosen.selection, filter, order })}
          onEmail={() => actions.email.mutate()}
          onDelete={() => actions.askToDeleteSelected(shown ?? 0)}
        />
      )}
      {asked && (
        <DeleteDialog
          count={asked.count}
          name={asked.name}
          isPending={actions.confirm.isPending}
          onConfirm={() => actions.confirm.mutate(asked)}
          onCancel={() => actions.setAsked(undefined)}
        />
      )}
      {isSheetOpen && <KeySheet isOn={keys.isOn} onTurn={keys.turn} onClose={() => setSheetOpen(false)} />}
      {letters && (
        <EmailDialogLoader
          candidateIds={letters.ids}
          type={letters.type}
          onClose={() => actions.setLetters(undefined)}
        />
      )}
    </>
  );
}

interface ListOrStateProps {
  list: ReturnType<typeof useDashboardList>;
  actions: ReturnType<typeof useCandidateActions>;
  shown: number | undefined;
  hasKeys: boolean;
  onKeySheet: () => void;
}

function ListOrState({ list, actions, shown, hasKeys, onKeySheet }: ListOrStateProps) {
  const { filter, address, narrowed, count, openings, hasPro, reportSearch } = list;
  if (narrowed.isLoadingError) return <LoadFailure error={narrowed.error} onRetry={() => void narrowed.refetch()} />;
  if (count === undefined) return <ListSkeleton />;
  if (shown === 0 && !narrowed.isPlaceholderData) return <NoMatches onClear={list.clearFilters} />;
  return (
    <CandidateList
      view={{ filter, order: address.order, count, openings, hidden: actions.hidden }}
      chosen={actions.chosen}
      isPro={hasPro}
      reportSearch={reportSearch}
      hasKeys={hasKeys}
      onKeySheet={onKeySheet}
      onSort={(order) => list.change({ order })}
      onEmail={actions.writeTo}
      onDelete={actions.askToDelete}
      onDecide={actions.decide}
      onDecideSelected={actions.decideSelected.mutate}
      onUndo={actions.undo}
    />
  );
}
