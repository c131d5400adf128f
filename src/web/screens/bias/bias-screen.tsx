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
  CHANGED_SCORES,
  IDENTITY_SWAPS,
} from "#shared/site/measured-bias.ts";
import { TextLink } from "#ui/text-link.tsx";

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

function SwapTable() {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="mb-3 text-left text-14 text-ink-2">
        The same CV, sent by people who differ in one detail
      </caption>
      <thead>
        <tr className="border-b-2 border-ink text-14 align-bottom">
          <th scope="col" className="py-2 pr-4 font-semibold">
            Swapped
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-semibold">
            Pairs compared
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            Scores changed
          </th>
        </tr>
      </thead>
      <tbody>
        {IDENTITY_SWAPS.map((row) => (
          <Row key={row.swapped} {...row} />
        ))}
      </tbody>
      <tfoot className="border-t-2 border-ink font-semibold">
        <Row swapped="All" pairs={SWAPPED_PAIRS} changed={CHANGED_SCORES} />
      </tfoot>
    </table>
  );
}

function Row({ swapped, pairs, changed }: { swapped: string; pairs: number; changed: number }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 pr-4 font-medium">
        {swapped}
      </th>
      <td className="py-2 pr-4 text-right tabular-nums">{formatCount(pairs)}</td>
      <td className="py-2 text-right tabular-nums">{formatCount(changed)}</td>
    </tr>
  );
}
