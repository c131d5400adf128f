import type { ReactNode } from "react";
import { formatCount } from "#lib/format.ts";
import { Page } from "#screens/shell/page.tsx";
import {
  BIAS_COMMAND,
  DIFFERENT_WORDS,
  MEASURED_CVS,
  SCORED_PAIRS,
  SWAPPED_PAIRS,
  TALKED_UP,
} from "#shared/site/measured-bias.ts";
import { TextLink } from "#ui/text-link.tsx";
import { SwapTable } from "./swap-table.tsx";

export function BiasScreen() {
  return (
    <Page title="How we measure bias">
      <div className="grid max-w-180 gap-3">
        <h1 className="text-36 font-semibold text-balance">How we measure bias</h1>
        <p className="text-18 text-ink-2">
          “Ignores name, age and gender” is easily said. This is how we check it, and what came out.
        </p>
      </div>
      <Part title="The test">
        <p>
          We take a CV, change one detail that must not matter, and compare both as they are judged against the same
          advertisement. If the two scores differ by a single point, the pair counts as changed. All{" "}
          {formatCount(MEASURED_CVS)} CVs of our test collection go through it, each against an advertisement of its own
          profession.
        </p>
      </Part>
      <Part title="The figures">
        <SwapTable />
        <p>
          In {DIFFERENT_WORDS} of the {formatCount(SWAPPED_PAIRS)} pairs judging saw a different word; it moved no
          score. Where it sees the same words the score cannot differ; {formatCount(SCORED_PAIRS)} pairs were scored to
          the end all the same.
        </p>
      </Part>
      <Part title="Talking a score up">
        <p>
          Being fair also means that nobody gets ahead by a trick. Instructions to the machine and pasted advertisements
          were put at the top, in the middle and at the end of every CV: of {formatCount(TALKED_UP.attempts)} attempts
          none gained more than {TALKED_UP.mostPoints} point, and every one was flagged.
        </p>
      </Part>
      <Part title="What it does not prove">
        <p>
          A swap shows that a detail has no effect by itself. It cannot show that a career shaped by unequal chances is
          judged justly, and a job description can ask for the wrong things. That is why each score shows its reasons,
          why wishes of a job description that concern protected traits are set aside, and why a person decides.
        </p>
      </Part>
      <Part title="Measure it yourself">
        <p>The command that prints these figures comes with the product:</p>
        <pre className="border-l-2 whitespace-pre-wrap border-ink bg-sunken px-4 py-3 text-14">
          <code>{BIAS_COMMAND}</code>
        </pre>
        <p>
          For your own CVs, the page of each of your <TextLink to="/vacancies">vacancies</TextLink> has fairness checks:
          the same CVs under other names, and selection rates by groups that you supply.
        </p>
        <p>
          <TextLink to="/#tech">Back to bias reduction</TextLink>
        </p>
      </Part>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 grid gap-4 border-t border-line pt-6 lg:grid-cols-12">
      <h2 className="text-22 font-semibold lg:col-span-4">{title}</h2>
      <div className="grid max-w-prose gap-4 lg:col-span-8">{children}</div>
    </section>
  );
}
