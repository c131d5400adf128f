import { Suspense } from "react";
import { Page } from "#screens/shell/page.tsx";
import { Hero } from "./hero.tsx";
import { LandingSections } from "./landing-sections.tsx";

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
