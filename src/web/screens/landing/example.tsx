import { reportTone, RULER_TICKS } from "#lib/score-tone.ts";
import { MarkedQuote } from "#ui/marked-quote.tsx";
import { Ruler } from "#ui/score/ruler.tsx";
import { ScoreRail } from "#ui/score/score-rail.tsx";
import { SAMPLE_SCREENING } from "./pictures/sample-screening.ts";
import { ProductPicture } from "./product-picture.tsx";

const { title, read, scores, best } = SAMPLE_SCREENING;
const SHEETS = scores.map((value, index) => ({ id: `${index}`, value }));

/** Wider than the other sections: pictures of the product need the room. */
export function Example() {
  return (
    <section id="example" aria-labelledby="example-title" className="mt-16 scroll-mt-4 border-t border-line pt-16">
      <h2 id="example-title" className="text-28 font-semibold">
        A real result, not a drawing
      </h2>
      <p className="mt-3 max-w-prose text-ink-2">
        {read} invented CVs come with Evenhand, one damaged on purpose. This is what it says of them for “{title}”. Sign
        up, screen the same files and compare.
      </p>
      <Ruler
        className="mt-8"
        heightPx={80}
        sheets={SHEETS}
        ticks={RULER_TICKS}
        label={`The scores of the ${scores.length} readable sample CVs: ${scores.join(", ")}`}
      />
      <ol aria-label="The best three of the samples" className="mt-8">
        {best.map((candidate) => (
          <Candidate key={candidate.name} {...candidate} />
        ))}
      </ol>
      <div className="mt-10 grid gap-10">
        <ProductPicture
          of="evidence"
          alt="A candidate's report beside the CV: the sentence about SQL on Snowflake is marked in both"
          caption="Press a sentence in the report, and the CV opens where it stands."
        />
        <ProductPicture
          of="shortlist"
          alt="The first card of the shortlist: rank, score, summary, key strengths and areas to consider"
          caption="The shortlist: what speaks for a person, and what to ask about."
        />
      </div>
    </section>
  );
}

function Candidate({ name, score, quotes }: (typeof best)[number]) {
  return (
    <li className="grid gap-4 border-t border-line py-6 lg:grid-cols-12 lg:gap-12">
      <div className="grid content-start gap-1 lg:col-span-4">
        <h3 className="text-18 font-semibold">{name}</h3>
        <ScoreRail score={score} tone={reportTone(score)} size="card" />
      </div>
      <div className="grid gap-3 lg:col-span-8">
        {quotes.map(({ wording, level, text, page }) => (
          <MarkedQuote key={text} text={text} caption={`${wording}: ${level}, page ${page}`} />
        ))}
      </div>
    </li>
  );
}
