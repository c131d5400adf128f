import { lazy, Suspense } from "react";
import { Page } from "#screens/shell/page.tsx";
import { Hero } from "./hero.tsx";

const LandingSections = lazy(async () => ({ default: (await import("./landing-sections.tsx")).LandingSections }));

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
      {/* The height keeps the footer out of sight until the sections push it down. */}
      <Suspense fallback={<div className="min-h-dvh" />}>
        <LandingSections />
      </Suspense>
    </Page>
  );
}
