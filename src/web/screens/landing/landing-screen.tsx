import { Suspense } from "react";
import { Page } from "#screens/shell/page.tsx";
import { LandingSections } from "./landing-sections.tsx";
import { RULER_TICKS } from "#lib/score-tone.ts";
import { Ruler } from "#ui/score/ruler.tsx";
import { HeroUpload } from "./hero-upload.tsx";

const ANCHORS = [
  { href: "#problem", label: "Problem" },
  { href: "#solution", label: "How it works" },
  { href: "#tech", label: "Fairness" },
  { href: "#example", label: "Example" },
  { href: "#pricing", label: "Pricing" },
] as const;

function Anchors() {
  return (
    <nav aria-label="On this page" className="hidden md:block">
      <ul className="flex gap-6 text-14 text-ink-2">
        {ANCHORS.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="hover:text-ink">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function LandingScreen() {
  return (
    <Page title="Every CV, measured with the same ruler" nav={<Anchors />}>
      <Hero />
      {/* Nothing to wait for: a boundary comes alive by itself, after what is on the first screen. */}
      <Suspense>
        <LandingSections />
      </Suspense>
    </Page>
  );
}

/** How many of the drawn CVs stand at each five points, from 20 to 95. */
const DRAWN = [1, 0, 1, 2, 2, 3, 4, 5, 6, 5, 5, 4, 3, 3, 2, 1];
const SHEETS = DRAWN.flatMap((count, column) =>
  Array.from({ length: count }, (_, index) => ({ id: `${column}-${index}`, value: 20 + column * 5 })),
);

function Hero() {
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid content-start gap-5 lg:col-span-7">
          <h1 className="text-36 font-semibold text-balance sm:text-52">
            Every CV, measured <br className="max-sm:hidden" />
            with the same ruler.
          </h1>
          <p className="max-w-160 text-18 text-ink-2">
            Drop in up to 250 CVs and one job description. You get a ranked shortlist, usually in under a minute, with
            the sentence in each CV that earned the score. Name, age and gender are ignored.
          </p>
        </div>
        <div className="min-w-0 lg:col-span-5">
          <HeroUpload />
        </div>
      </div>
      <Ruler
        className="mt-12"
        heightPx={160}
        sheets={SHEETS}
        ticks={RULER_TICKS}
        label="An example: 47 CVs as small sheets on a scale from 0 to 100, 16 of them at 70 or more"
      />
      <figure className="mt-8 border-t-2 border-high-fill pt-4 lg:ml-[43%]">
        <blockquote className="font-serif text-22">
          “…led the <mark className="evidence-mark animate-marker">migration of payments to Kafka,</mark> cutting
          settlement time from two days to forty minutes…”
        </blockquote>
        <figcaption className="mt-2 text-14 text-ink-2">
          An example of a reason. Event-driven systems: <strong className="font-semibold text-high">strong</strong>,
          page 2.
        </figcaption>
      </figure>
    </>
  );
}
