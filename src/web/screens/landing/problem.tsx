import { Section } from "./section.tsx";

const FIGURES = [
  { figure: "76%", text: "of hiring managers are overwhelmed" },
  { figure: "23 hours", text: "is the average screening time per hire" },
  { figure: "£8,000", text: "is what a bad hire costs a UK small business" },
] as const;

export function Problem() {
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
