import { Section } from "./section.tsx";

const FIGURES = [
  { figure: "76%", text: "of hiring managers, in figures often quoted, feel overwhelmed by applications" },
  { figure: "23 h", text: "is a common estimate of the screening time behind one hire" },
  { figure: "£8,000", text: "is what a bad hire is said to cost a small business in the UK" },
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
      <p className="mt-6 text-14 text-ink-2">Industry estimates; your own week may look different.</p>
    </Section>
  );
}
