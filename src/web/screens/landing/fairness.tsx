import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Section } from "./section.tsx";

const POINTS = [
  {
    term: "Ignored",
    text: "Name, age and gender leave the text before it is judged. What was set aside is listed beside the score.",
  },
  { term: "Shown", text: "A point is given for words that stand in the CV. You see the words and the page." },
  { term: "Yours", text: "The result is a recommendation. Nobody is turned down or written to automatically." },
] as const;

export function Fairness() {
  return (
    <Section id="tech" title="The same ruler for everyone">
      <dl className="grid gap-5">
        {POINTS.map(({ term, text }) => (
          <div key={term} className="grid gap-1 sm:grid-cols-[120px_1fr]">
            <dt className="font-semibold">{term}</dt>
            <dd className="max-w-prose text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <Button asChild look="primary" size="large" className="mt-8">
        <Link to="/signup">Try It Free</Link>
      </Button>
    </Section>
  );
}
