import type { Candidate } from "#shared/candidates/candidate.ts";
import type { RatedSkill } from "#shared/screening/cv-analysis.ts";
import { type CriterionLine, type ShownSum, formatPoints, describeStanding } from "#shared/screening/shown-sum.ts";
import { problemSolving, technicalFit } from "#shared/candidates/skill-match.ts";
import { Hint } from "#ui/overlay/hint.tsx";
import { EvidenceQuote } from "./viewer/evidence-quote.tsx";
import { RatedLine } from "./rated-line.tsx";
import { Fact } from "./report-section.tsx";
import type { EvidenceNavigation } from "./viewer/use-evidence.ts";

interface SkillsMatchProps {
  candidate: Candidate;
  sum: ShownSum;
  navigation: EvidenceNavigation;
}

/** Every criterion once. Rated skills repeat the criteria, and stand only where there are none. */
export function SkillsMatch({ candidate, sum, navigation }: SkillsMatchProps) {
  const { technical_skills, soft_skills } = candidate;
  if (technical_skills.length + soft_skills.length + sum.lines.length === 0)
    return <p className="text-ink-2">No skills have been rated.</p>;
  return (
    <>
      <Fit skills={technical_skills} />
      {sum.lines.length > 0 ? (
        <Criteria sum={sum} navigation={navigation} />
      ) : (
        <>
          <Skills title="Technical skills" skills={technical_skills} navigation={navigation} />
          <Skills title="Soft skills" skills={soft_skills} navigation={navigation} />
        </>
      )}
    </>
  );
}

function Criteria({ sum: { lines, total }, navigation }: { sum: ShownSum; navigation: EvidenceNavigation }) {
  return (
    <Group title="What the vacancy asks for">
      {lines.map((line) => (
        <Criterion key={line.key} line={line} navigation={navigation} />
      ))}
      {total !== null && (
        <li className="flex justify-between border-t-2 border-ink py-3 font-semibold">
          <span>Total</span>
          <span className="tabular-nums">{formatPoints({ points: total, of: 100 })}</span>
        </li>
      )}
    </Group>
  );
}

function Criterion({ line, navigation }: { line: CriterionLine; navigation: EvidenceNavigation }) {
  return (
    <RatedLine
      name={line.wording}
      note={describeStanding(line)}
      level={line.level}
      points={formatPoints(line)}
      nearest={line.quotes.length > 0 ? line.points : undefined}
    >
      {line.quotes.map((quote) => (
        <EvidenceQuote key={`${quote.page} ${quote.start}`} quote={quote} words={quote.text} navigation={navigation} />
      ))}
    </RatedLine>
  );
}

function Fit({ skills }: { skills: RatedSkill[] }) {
  if (skills.length === 0) return null;
  const { percent, label } = technicalFit(skills);
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      <Fact term="Technical fit">
        {percent}% {label}
        <Hint label="How technical fit is counted">
          Of the technical skills asked for, strong ones count in full and partial ones 60%.
        </Hint>
      </Fact>
      <Fact term="Problem solving">{problemSolving(skills)}</Fact>
    </dl>
  );
}

function Skills({
  title,
  skills,
  navigation,
}: {
  title: string;
  skills: readonly RatedSkill[];
  navigation: EvidenceNavigation;
}) {
  if (skills.length === 0) return null;
  return (
    <Group title={title}>
      {skills.map(({ skill, level, evidence }) => (
        <RatedLine key={skill} name={skill} level={level}>
          {evidence && level !== "missing" && <EvidenceQuote words={evidence} navigation={navigation} />}
        </RatedLine>
      ))}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid grid-cols-1">{children}</ul>
    </div>
  );
}
