import { clsx } from "clsx";
import { SHORTLIST_COUNT, SHORTLIST_PERCENTAGE } from "#shared/limits.ts";
import { TextField } from "#ui/form/text-field.tsx";
import {
  maxCount,
  preferredSize,
  settleCount,
  settlePercentage,
  type ShortlistPreference,
} from "./shortlist-preference.ts";

interface ShortlistPreferenceCardProps {
  preference: ShortlistPreference;
  cvCount: number;
  disabled: boolean;
  onChange: (preference: ShortlistPreference) => void;
}

const MODES = [
  { type: "count", label: "Top N Candidates" },
  { type: "percentage", label: "Top % of Candidates" },
] as const;

export function ShortlistPreferenceCard({ preference, cvCount, disabled, onChange }: ShortlistPreferenceCardProps) {
  const isCount = preference.type === "count";
  const size = preferredSize(preference, cvCount);
  return (
    <fieldset disabled={disabled} className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <legend className="sr-only">Shortlist preferences</legend>
      <div aria-hidden className="text-16 font-semibold">
        Shortlist preferences
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-2">
          {MODES.map(({ type, label }) => (
            <label
              key={type}
              className={clsx(
                "flex h-11 items-center gap-3 rounded-md border px-3 text-14",
                preference.type === type ? "border-primary bg-primary-soft font-medium" : "border-line-strong",
              )}
            >
              <input
                type="radio"
                name="shortlist-mode"
                className="accent-primary"
                checked={preference.type === type}
                onChange={() => onChange({ ...preference, type })}
              />
              {label}
            </label>
          ))}
        </div>
        {isCount ? (
          <TextField
            label="Number of candidates"
            type="number"
            inputMode="numeric"
            min={SHORTLIST_COUNT.min}
            max={maxCount(cvCount)}
            value={preference.count}
            hint={`From ${SHORTLIST_COUNT.min} to ${maxCount(cvCount)}. Shortlists ${size} of ${cvCount}.`}
            onChange={(value) => onChange({ ...preference, count: value })}
            onBlur={() => onChange({ ...preference, count: String(settleCount(preference.count, cvCount)) })}
          />
        ) : (
          <TextField
            label="Percentage of candidates"
            type="number"
            inputMode="numeric"
            min={SHORTLIST_PERCENTAGE.min}
            max={SHORTLIST_PERCENTAGE.max}
            value={preference.percentage}
            hint={`From ${SHORTLIST_PERCENTAGE.min} to ${SHORTLIST_PERCENTAGE.max}. Shortlists ${size} of ${cvCount}.`}
            onChange={(value) => onChange({ ...preference, percentage: value })}
            onBlur={() => onChange({ ...preference, percentage: String(settlePercentage(preference.percentage)) })}
          />
        )}
      </div>
    </fieldset>
  );
}
