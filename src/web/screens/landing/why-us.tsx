import { TALKED_UP } from "#shared/site/measured-bias.ts";
import { Section } from "./section.tsx";

const QUESTIONS = [
  {
    question: "Why has this person 83 and not 60?",
    answer:
      "Each criterion of your job description is rated strong, partial or missing, beside the sentence of the CV that earned it. One press opens its page.",
  },
  {
    question: "Can a CV talk itself up?",
    answer: `We tried ${TALKED_UP.attempts.toLocaleString("en-GB")} times, with instructions in the CV and the advertisement pasted in. None gained more than ${TALKED_UP.mostPoints} point, and every one was flagged.`,
  },
  {
    question: "What if a file cannot be read?",
    answer: "It says so: a damaged or empty file is named and never scored.",
  },
  {
    question: "Where do the CVs go?",
    answer:
      "They stay on the server that runs Evenhand, encrypted, deleted when you ask and at the latest after 12 months. Only where its operator chose a language model does text go further, without name, age and gender.",
  },
] as const;

export function WhyUs() {
  return (
    <Section id="why-us" title="Ask it what you would ask a colleague">
      <dl className="grid">
        {QUESTIONS.map(({ question, answer }) => (
          <div
            key={question}
            className="grid gap-2 border-t border-line py-5 first:border-t-0 first:pt-0 sm:grid-cols-12 sm:items-baseline"
          >
            <dt className="text-18 font-semibold sm:col-span-4">{question}</dt>
            <dd className="max-w-prose text-ink-2 sm:col-span-8">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
