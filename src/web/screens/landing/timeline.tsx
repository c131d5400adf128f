import { Section } from "./section.tsx";

const STEPS = [
  { when: "Minute 0", what: "You drop in CVs and job description." },
  { when: "Seconds later", what: "The job description has become a list of criteria, one for all." },
  { when: "Within a minute", what: "Every CV is read against it. You watch the scores land on the ruler." },
  { when: "Minutes later", what: "You read the reasons for the first ten." },
  { when: "The same day", what: "Invitations are drafted for you to edit and send." },
] as const;

export function Timeline() {
  return (
    <Section id="timeline" title="From pile to phone call in one day">
      <ol className="border-l-2 border-ink">
        {STEPS.map(({ when, what }) => (
          <li key={when} className="relative grid gap-x-6 gap-y-1 pb-6 pl-6 last:pb-0 sm:grid-cols-[140px_1fr]">
            <span aria-hidden className="absolute top-3 left-0 h-0.5 w-3 bg-ink" />
            <strong className="font-semibold tabular-nums">{when}</strong>
            <span className="max-w-prose text-ink-2">{what}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
