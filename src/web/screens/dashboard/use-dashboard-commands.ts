import { countSelected, EVERYBODY } from "#features/candidates/list/row-selection.ts";
import type { useExports } from "#features/candidates/use-exports.ts";
import { isNarrowed } from "#features/filters/filter-count.ts";
import { type Command, useCommands } from "#lib/commands.ts";
import { canCompare } from "#lib/compare-address.ts";
import type { RowOrder } from "#shared/candidates/candidate-filter.ts";
import { Decision, DECISION_VERBS } from "#shared/candidates/decision.ts";
import type { useCandidateActions } from "./use-candidate-actions.ts";
import type { useDashboardList } from "./use-dashboard-list.ts";

const ORDERS = [
  ["Newest First", "created_at.desc"],
  ["Best Score First", "score.desc"],
  ["Name A–Z", "name.asc"],
] as const satisfies (readonly [string, RowOrder])[];

interface Dashboard {
  list: ReturnType<typeof useDashboardList>;
  actions: ReturnType<typeof useCandidateActions>;
  exports: ReturnType<typeof useExports>;
  /** How many are shown. */
  shown: number;
  onKeySheet: () => void;
}

/** What the buttons of the dashboard do, for users who search for a command by its name. */
export function useDashboardCommands(dashboard: Dashboard) {
  const { list, onKeySheet } = dashboard;
  const { isGrouped } = list.address;
  useCommands([
    { label: isGrouped ? "Ungroup" : "Group by Job Role", run: () => list.change({ isGrouped: !isGrouped }) },
    ...ORDERS.map(([name, order]) => ({ label: `Sort: ${name}`, run: () => list.change({ order }) })),
    ...(isNarrowed(list.filter) ? [{ label: "Clear All Filters", run: list.clearFilters }] : []),
    ...(list.hasPro ? proCommands(dashboard) : []),
    { label: "Keyboard Shortcuts", run: onKeySheet },
  ]);
}

function proCommands({ list: { filter, address }, actions, exports, shown }: Dashboard): Command[] {
  const { chosen } = actions;
  const { order } = address;
  const isChosen = chosen.selection.kind === "all-but" || chosen.selection.ids.size > 0;
  const ofChosen = [
    ...(canCompare(countSelected(chosen.selection, shown))
      ? [{ label: "Compare Selected", keywords: "side by side", run: () => actions.compare.mutate() }]
      : []),
    { label: "Export Selected", run: () => exports.csv.mutate({ selection: chosen.selection, filter, order }) },
    ...Decision.options.map((decision) => ({
      label: `${DECISION_VERBS[decision]} Selected`,
      keywords: "decide decision",
      run: () => actions.decideSelected.mutate(decision),
    })),
    { label: "Delete Selected", run: () => actions.askToDeleteSelected(shown) },
    { label: "Clear Selection", run: chosen.clear },
  ];
  return [
    { label: "Select All Matching", run: chosen.selectAll },
    ...(isChosen ? ofChosen : []),
    { label: "Export All to CSV", run: () => exports.csv.mutate({ selection: EVERYBODY, filter, order }) },
    {
      label: "Export Reports",
      keywords: "zip bundle pdf",
      run: () => exports.bundle.mutate({ selection: isChosen ? chosen.selection : EVERYBODY, filter, order }),
    },
    { label: "Email Generator", keywords: "letter invite rejection", run: () => actions.email.mutate() },
  ];
}
