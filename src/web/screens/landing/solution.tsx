import { ProductPicture } from "./product-picture.tsx";
import { Section } from "./section.tsx";

const STEPS = [
  {
    title: "Add the files",
    text: "A folder of up to 250 CVs as PDF, and the job description.",
  },
  {
    title: "Watch them land on the ruler",
    text: "The job description becomes a list of criteria. Each CV is read against the same list, and its sheet drops where its score stands.",
  },
  {
    title: "Read the reasons",
    text: "Every score shows strengths, open points and the candidate's own words. You decide whom to call.",
  },
] as const;

const RESULTS = [
  "A score from 0 to 100 and a recommendation",
  "A summary, strengths and concerns",
  "Technical and soft skills as strong, partial or missing, each with its evidence",
  "Employment history, education and certificates",
  "Current role and seniority",
  "Questions for the interview",
] as const;

export function Solution() {
  return (
    <Section id="solution" title="From a folder to a shortlist you can explain">
      <ol className="grid">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[40px_1fr] border-b border-line py-5 first:pt-0 last:border-b-0">
            <span aria-hidden className="text-18 font-semibold text-primary tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-18 font-semibold">{title}</h3>
              <p className="mt-1 max-w-prose text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <h3 className="mt-8 text-18 font-semibold">For every CV you get</h3>
      <ul className="mt-3 grid gap-x-12 sm:grid-cols-2">
        {RESULTS.map((result) => (
          <li key={result} className="border-t border-line py-3 text-ink-2">
            {result}
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-prose text-14 text-ink-2">
        And for all of them a ranked shortlist, reports to download as text, and one table as CSV. The questions are
        part of Full Access.
      </p>
      <div className="mt-10">
        <ProductPicture
          of="dashboard"
          alt="The dashboard: candidates on a scale from 0 to 100, and a table with score, role and status of each"
          caption="The dashboard after a screening of the twelve sample CVs. The scale filters the table."
        />
      </div>
    </Section>
  );
}
