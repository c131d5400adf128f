import { Section } from "./section.tsx";

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

export function Who() {
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
