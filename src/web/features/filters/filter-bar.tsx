import { clsx } from "clsx";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { ListAddress } from "#lib/list-address.ts";
import type { CandidateFilter, CandidateStats } from "#shared/candidates/candidate-filter.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { useSettled } from "#lib/browser/use-settled.ts";
import { plural } from "#lib/format.ts";
import { AdvancedPanel } from "./advanced-panel.tsx";
import { BasicFilters } from "./basic-filters.tsx";
import { countActive, isNarrowed } from "./filter-count.ts";
import { SearchBox } from "./search-box.tsx";
import { UnderstoodSearch } from "./understood-search.tsx";

const NOTICE_MS = 3000;

interface FilterBarProps {
  address: ListAddress;
  openings: CandidateStats["jobs"];
  isPro: boolean;
  /** How many the filters leave; undefined while it is not known. */
  shown: number | undefined;
  hasKeys: boolean;
  onChange: (change: Partial<ListAddress>) => void;
  onFilter: (filter: CandidateFilter) => void;
  onClear: () => void;
  /** What stands at the end of the bar. */
  children?: ReactNode;
}

export function FilterBar(props: FilterBarProps) {
  const { address, openings, isPro, shown, hasKeys, onChange, onFilter, onClear, children } = props;
  const { filter, isGrouped } = address;
  const [isOpen, setOpen] = useState(false);
  // On a phone they would fill the screen above the first candidate.
  const [isUnfolded, setUnfolded] = useState(false);
  const panelId = useId();
  const active = countActive(filter);

  return (
    <section aria-label="Search and filters" className="mb-2">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox query={filter.q ?? ""} hasKey={hasKeys} onSearch={(q) => onFilter({ q })} />
        <Button className="sm:hidden" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          Filters
        </Button>
        <div className={clsx("contents", !isUnfolded && "max-sm:hidden")}>
          <BasicFilters address={address} openings={openings} onChange={onChange} onFilter={onFilter} />
          <Button aria-expanded={isOpen} aria-controls={isOpen ? panelId : undefined} onClick={() => setOpen(!isOpen)}>
            <SlidersHorizontal size={16} aria-hidden />
            Advanced filters
            {!isPro && <span className="rounded-sm bg-sunken px-1.5 text-12 text-ink-2">Pro</span>}
          </Button>
          <div className="px-2">
            <Checkbox checked={isGrouped} onChange={(next) => onChange({ isGrouped: next })}>
              Group by job role
            </Checkbox>
          </div>
        </div>
        {children}
      </div>
      <div className={clsx(!isUnfolded && "max-sm:hidden")}>
        {isOpen && <AdvancedPanel id={panelId} filter={filter} isOpenToUser={isPro} onChange={onFilter} />}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-2">
        {active > 0 && <span>{active === 1 ? "1 active filter" : `${active} active filters`}</span>}
        {isNarrowed(filter) && (
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear All Filters
          </Button>
        )}
        <UnderstoodSearch query={filter.q ?? ""} />
        <FilterNotice filter={filter} shown={shown} />
      </div>
    </section>
  );
}

/** Says for three seconds what a change of the filters has left. */
function FilterNotice({ filter, shown }: { filter: CandidateFilter; shown: number | undefined }) {
  const now = JSON.stringify(filter);
  const isNews = useSettled(now, NOTICE_MS, now) !== now && isNarrowed(filter) && shown !== undefined;
  return <output>{isNews && `Filters applied: ${plural(shown, "candidate")} shown.`}</output>;
}
