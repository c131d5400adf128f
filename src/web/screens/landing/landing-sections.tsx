import { useScrollTo } from "#lib/browser/scroll-to.ts";
import { Example } from "./example.tsx";
import { Fairness } from "./fairness.tsx";
import { sectionOf } from "./landing-paths.ts";
import { Pricing } from "./pricing.tsx";
import { Problem } from "./problem.tsx";
import { Solution } from "./solution.tsx";
import { StartFreeTrial } from "./start-free-trial.tsx";
import { Timeline } from "./timeline.tsx";
import { Who } from "./who.tsx";
import { WhyUs } from "./why-us.tsx";

/** Everything below the first screen. */
export function LandingSections() {
  useScrollTo(sectionOf);
  return (
    <>
      <Problem />
      <Solution />
      <WhyUs />
      <Fairness />
      <Who />
      <Example />
      <Pricing />
      <Timeline />
      <StartFreeTrial />
    </>
  );
}
