import { EARLIER_ENGINE } from "#shared/screening/shown-sum.ts";
import { plural } from "#lib/format.ts";
import type { ComparedPerson, Gap } from "./compare-people.ts";
import type { DecidingQuestion } from "./find-deciding-question.ts";

interface GapSummaryProps {
  people: readonly ComparedPerson[];
  gaps: Gap[] | null;
  question: DecidingQuestion | null;
}

/** Why the first is ahead, and what could change it. */
export function GapSummary({ people, gaps, question }: GapSummaryProps) {
  if (gaps === null) return <p className="mb-6 text-14 text-ink-2">{EARLIER_ENGINE}</p>;
  return (
    <div className="mb-6 grid gap-x-8 gap-y-4 lg:grid-cols-2">
      <section aria-label="What makes the gap">
        <h2 className="text-16 font-semibold">What makes the gap</h2>
        <ul className="grid gap-1 text-14">
          {gaps.map((gap) => (
            <li key={gap.behind.candidate.id}>
              <GapLine gap={gap} />
            </li>
          ))}
          {people.map(({ candidate, name, sum }) =>
            sum.cap === null ? null : (
              <li key={`cap ${candidate.id}`} className="text-ink-2">
                {name}: {sum.cap}
              </li>
            ),
          )}
        </ul>
      </section>
      <section aria-label="The question that would decide">
        <h2 className="text-16 font-semibold">The question that would decide</h2>
        <Question question={question} first={people[0]} second={people[1]} />
      </section>
    </div>
  );
}

function GapLine({ gap: { ahead, behind, points, parts } }: { gap: Gap }) {
  const lead = points === 0 ? `level with ${behind.name}` : `${plural(points, "point")} ahead of ${behind.name}`;
  return (
    <>
      <span className="font-medium">
        {ahead.name} is {lead}
      </span>
      {parts.length > 0 && ": "}
      {parts.map(({ key, wording, points: part }, at) => (
        <span key={key}>
          {at > 0 && ", "}
          <bdi>{wording}</bdi> <span className="whitespace-nowrap tabular-nums">{signed(part)}</span>
        </span>
      ))}
      .
    </>
  );
}

const signed = (points: number): string => (points < 0 ? `−${Math.abs(points).toFixed(1)}` : `+${points.toFixed(1)}`);

interface QuestionProps {
  question: DecidingQuestion | null;
  first: ComparedPerson | undefined;
  second: ComparedPerson | undefined;
}

function Question({ question, first, second }: QuestionProps) {
  if (question === null) return <NoQuestion first={first} second={second} />;
  const { asked, rival, line, wouldScore, turnsOrder } = question;
  const shown = line.level === "partial" ? "The CV shows it in part." : "The CV does not show it.";
  return (
    <div className="grid gap-1 text-14">
      <p className="font-medium">
        Ask {asked.name} for an example of: <bdi>{line.wording}</bdi>
      </p>
      <p className="text-ink-2">
        {shown}{" "}
        {turnsOrder
          ? `Shown in full it would make ${wouldScore} points, ahead of ${rival.name} with ${rival.score}.`
          : `Shown in full it would make ${wouldScore} points, and ${rival.name} has ${rival.score}: no single answer turns the order.`}
      </p>
    </div>
  );
}

/** Nothing is open, or no single answer lifts the cap: with two deal-breakers not shown one of them alone changes nothing. */
function NoQuestion({ first, second }: Pick<QuestionProps, "first" | "second">) {
  const isOpen = second?.sum.lines.some(({ level }) => level !== "strong");
  return (
    <p className="text-14 text-ink-2">
      {isOpen
        ? `No single answer of ${second?.name} would change the score. ${second?.sum.cap ?? ""}`
        : `No answer of ${second?.name} would change the score: what is asked for is shown. What tells them from ${first?.name} is not in the criteria.`}
    </p>
  );
}
