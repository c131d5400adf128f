import { TextLink } from "#ui/text-link.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import type { CandidateFilter } from "#shared/candidates/candidate-filter.ts";
import { FLAGS, LEVELS, TEMPLATES, type Template } from "./presets.ts";
import { RangeFilter } from "./range-filter.tsx";

interface AdvancedPanelProps {
  id: string;
  filter: CandidateFilter;
  isOpenToUser: boolean;
  onChange: (filter: CandidateFilter) => void;
}

export function AdvancedPanel({ id, filter, isOpenToUser, onChange }: AdvancedPanelProps) {
  return (
    <section
      id={id}
      aria-label="Advanced filters"
      className="mt-3 grid gap-6 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      {isOpenToUser ? <Controls filter={filter} onChange={onChange} /> : <ProNotice />}
    </section>
  );
}

function ProNotice() {
  return (
    <Notice title="Advanced filters are part of Pro" action={<TextLink to="/billing">See plans</TextLink>}>
      <p>
        With Pro you narrow the list by score range, technical and soft-skills match, experience and red flags, or start
        from a job template. Search, job role, status and score band are yours already.
      </p>
    </Notice>
  );
}

function Controls({ filter, onChange }: Pick<AdvancedPanelProps, "filter" | "onChange">) {
  function apply({ name, filter: wanted, meaning }: Template) {
    onChange(wanted);
    notify.done("Template Applied", `${name}: ${meaning}`);
  }

  return (
    <>
      <div className="grid gap-2">
        <h2 className="text-14 font-semibold">Job templates</h2>
        <div className="flex flex-wrap gap-2">
          {TEMPLATES.map((template) => (
            <Button key={template.name} size="small" onClick={() => apply(template)}>
              {template.name}
            </Button>
          ))}
        </div>
      </div>
      <div className="grid gap-6 lg:grid-cols-[1.3fr_1fr_1fr]">
        {(["score", "tech", "soft"] as const).map((measure) => (
          <RangeFilter key={measure} measure={measure} filter={filter} onChange={onChange} />
        ))}
      </div>
      <div className="flex flex-wrap gap-6">
        <div className="grid gap-2">
          <h2 className="text-14 font-semibold">Experience level</h2>
          <SegmentedControl
            label="Experience level"
            options={LEVELS}
            value={filter.level ?? "all"}
            onChange={(level) => onChange({ level: level === "all" ? undefined : level })}
          />
        </div>
        <div className="grid gap-2">
          <h2 className="text-14 font-semibold">Red flags</h2>
          <SegmentedControl
            label="Red flags"
            options={FLAGS}
            value={filter.flags ?? "all"}
            onChange={(flags) => onChange({ flags: flags === "all" ? undefined : flags })}
          />
        </div>
      </div>
    </>
  );
}
