import { RadioRow } from "#ui/form/radio-row.tsx";
import { COUNTS, PERCENTAGES, type ShortlistChoice, shortlistedOf } from "./shortlist-options.ts";

const TYPES = [
  { value: "count", label: "Top N Candidates" },
  { value: "percentage", label: "Top % of Candidates" },
] as const;
const COUNT_OPTIONS = COUNTS.map((value) => ({ value, label: `Top ${value}` }));
const PERCENTAGE_OPTIONS = PERCENTAGES.map((value) => ({ value, label: `Top ${value}%` }));

interface ShortlistChoicePanelProps {
  choice: ShortlistChoice;
  cvCount: number;
  disabled: boolean;
  onChange: (choice: ShortlistChoice) => void;
}

export function ShortlistChoicePanel({ choice, cvCount, disabled, onChange }: ShortlistChoicePanelProps) {
  return (
    <fieldset disabled={disabled} className="grid gap-4 border-t-2 border-ink pt-4">
      <legend className="sr-only">Shortlist preferences</legend>
      <h2 className="text-18 font-semibold">Shortlist preferences</h2>
      <RadioRow
        legend="Choose by number or by share"
        name="shortlist-type"
        options={TYPES}
        value={choice.type}
        onChange={(type) => onChange({ ...choice, type })}
      />
      {choice.type === "count" ? (
        <RadioRow
          legend="Number of candidates"
          name="shortlist-count"
          options={COUNT_OPTIONS}
          value={choice.count}
          onChange={(count) => onChange({ ...choice, count })}
        />
      ) : (
        <RadioRow
          legend="Percentage of candidates"
          name="shortlist-percentage"
          options={PERCENTAGE_OPTIONS}
          value={choice.percentage}
          onChange={(percentage) => onChange({ ...choice, percentage })}
        />
      )}
      <output className="text-14 text-ink-2">
        Shortlists {shortlistedOf(choice, cvCount)} of {cvCount}.
      </output>
    </fieldset>
  );
}
