import { Minus, Plus } from "lucide-react";
import { Importance, IMPORTANCE_WORDS } from "#shared/vacancies/vacancy.ts";
import type { CriterionChange, KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/form/select.tsx";
import { stepWeight } from "./weigh.ts";

export const IMPORTANCE_OPTIONS = Importance.options.map((value) => ({ value, label: IMPORTANCE_WORDS[value] }));

interface CriterionRowProps {
  criterion: KeyedCriterion;
  percent: number;
  onChange: (change: CriterionChange) => void;
}

export function CriterionRow({ criterion, percent, onChange }: CriterionRowProps) {
  const { key, wording, importance, weight } = criterion;
  const step = (direction: "more" | "less") => {
    const stepped = stepWeight(weight, direction);
    if (stepped !== undefined) onChange({ key, weight: stepped });
  };
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-t border-line py-2 sm:grid-cols-[1fr_10rem_8rem]">
      <p className="text-14">{wording}</p>
      <Select
        label={`How important: ${wording}`}
        options={IMPORTANCE_OPTIONS}
        value={importance}
        onChange={(value) => onChange({ key, importance: Importance.parse(value) })}
      />
      <div className="flex items-center justify-end gap-1">
        <IconButton label={`Count less: ${wording}`} onClick={() => step("less")}>
          <Minus size={16} aria-hidden />
        </IconButton>
        <span className="min-w-11 text-center text-14 tabular-nums">{percent}%</span>
        <IconButton label={`Count more: ${wording}`} onClick={() => step("more")}>
          <Plus size={16} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
