import { useScrollTo } from "#lib/browser/scroll-to.ts";
import { Example } from "./example.tsx";
import { Fairness } from "./fairness.tsx";
import { sectionOf } from "./landing-paths.ts";
import { Pricing } from "./pricing.tsx";
import { Section } from "./section.tsx";
import { Solution } from "./solution.tsx";
import { StartFreeTrial } from "./start-free-trial.tsx";
import { WhyUs } from "./why-us.tsx";

/** Everything below the first screen. */
export function LandingSections() {
  useScrollTo(sectionOf);
  return (
    <>
      <Problem />
      <Solution />
      <WhyUs />
      <Fairness />
      <Who />
      <Example />
      <Pricing />
      <Timeline />
      <StartFreeTrial />
    </>
  );
}

const FIGURES = [
  { figure: "76%", text: "of hiring managers are overwhelmed" },
  { figure: "23 hours", text: "is the average screening time per hire" },
  { figure: "£8,000", text: "is what a bad hire costs a UK small business" },
] as const;

function Problem() {
  return (
    <Section id="problem" title="Screening eats the week">
      <dl className="grid gap-6 sm:grid-cols-3">
        {FIGURES.map(({ figure, text }) => (
          <div key={figure} className="flex flex-col-reverse justify-end gap-1 border-t-2 border-ink pt-3">
            <dt className="text-14 text-ink-2">{text}</dt>
            <dd className="text-36 font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-prose text-ink-2">
        The fortieth CV of an evening is not read like the first one. Good people are missed in the pile, and nobody can
        say afterwards why.
      </p>
      <p className="mt-3 text-14 text-ink-2">Figures often quoted in the industry; your own week may look different.</p>
    </Section>
  );
}

const STEPS = [
  { when: "Minute 0", what: "You drop in CVs and job description." },
  { when: "Seconds later", what: "The job description has become a list of criteria, one for all." },
  { when: "Within a minute", what: "Every CV is read against it. You watch the scores land on the ruler." },
  { when: "Minutes later", what: "You read the reasons for the first ten." },
  { when: "The same day", what: "Invitations are drafted for you to edit and send." },
] as const;

function Timeline() {
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

const TEAMS = [
  {
    who: "Startups",
    text: "You hire between two other tasks. Drop the applications in, read the reasons over a coffee, call three people.",
  },
  {
    who: "Small recruitment agencies",
    text: "You send a client a shortlist and have to defend it. Every line of it carries the candidate's own words.",
  },
  {
    who: "Lean hiring teams",
    text: "Several people look at the same pile. One scale for all of it, and notes that stay with the candidate.",
  },
] as const;

function Who() {
  return (
    <Section id="who" title="For teams where the recruiter has another job too">
      <ul className="grid">
        {TEAMS.map(({ who, text }) => (
          <li key={who} className="grid gap-1 border-t border-line py-4 first:border-t-0 first:pt-0">
            <h3 className="text-18 font-semibold">{who}</h3>
            <p className="max-w-prose text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
