import { Link } from "react-router";
import { reportTone } from "#lib/score-tone.ts";
import { CHANGED_SCORES, SWAPPED_PAIRS } from "#shared/site/measured-bias.ts";
import { ScoreRail } from "#ui/score/score-rail.tsx";
import { SAMPLE_SCREENING } from "./pictures/sample-screening.ts";
import { Section } from "./section.tsx";

const POINTS = [
  {
    term: "Ignored",
    text: "Name, age and gender leave the text before it is judged. What was set aside is listed beside the score.",
  },
  { term: "Shown", text: "A point is given for words that stand in the CV. You see the words and the page." },
  { term: "Yours", text: "The result is a recommendation. Nobody is turned down or written to automatically." },
] as const;
const SENDERS = ["Amara Nwosu, born 1996", "Peter Whitlock, born 1968"];
const SCORE = SAMPLE_SCREENING.best[0].score;

export function Fairness() {
  return (
    <Section id="tech" title="Bias reduction: the same ruler for everyone">
      <dl className="grid gap-5">
        {POINTS.map(({ term, text }) => (
          <div key={term} className="grid gap-1 sm:grid-cols-[120px_1fr]">
            <dt className="font-semibold">{term}</dt>
            <dd className="max-w-prose text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <figure className="mt-8 border-t-2 border-ink pt-4">
        <ul className="grid gap-4">
          {SENDERS.map((sender) => (
            <li key={sender} className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-2">
              <span className="font-serif text-18 text-ink-2 line-through decoration-2">{sender}</span>
              <ScoreRail score={SCORE} tone={reportTone(SCORE)} size="card" />
            </li>
          ))}
        </ul>
        <figcaption className="mt-4 max-w-prose text-14 text-ink-2">
          One CV, two senders. We compared {SWAPPED_PAIRS.toLocaleString("en-GB")} such pairs; in {CHANGED_SCORES} of
          them the score changed.{" "}
          <Link to="/how-we-measure-bias" className="font-medium text-primary underline underline-offset-4">
            How we measure bias
          </Link>
        </figcaption>
      </figure>
    </Section>
  );
}
