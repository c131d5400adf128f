import type { Candidate } from "#shared/candidate.ts";
import type { KeyedCriterion } from "#shared/criteria.ts";
import type { RatedSkill } from "#shared/cv-analysis.ts";
import { problemSolving, technicalFit } from "#shared/skill-match.ts";
import type { Importance } from "#shared/vacancy.ts";
import { Hint } from "#ui/hint.tsx";
import { EvidenceQuote } from "./evidence-quote.tsx";
import { RatedLine } from "./rated-line.tsx";
import { Fact } from "./report-section.tsx";
import type { EvidenceDesk } from "./use-evidence.ts";

const IMPORTANCE_WORDS: Record<Importance, string> = {
  gate: "Required",
  must: "Essential",
  nice: "Desirable",
};

interface SkillsMatchProps {
  candidate: Candidate;
  score: number;
  criteria: readonly KeyedCriterion[];
  desk: EvidenceDesk;
}

export function SkillsMatch({ candidate, score, criteria, desk }: SkillsMatchProps) {
  const { technical_skills, soft_skills, findings } = candidate;
  if (technical_skills.length + soft_skills.length + findings.length === 0)
    return <p className="text-ink-2">No skills have been rated.</p>;
  const byCriterion = new Map(findings.map((finding) => [finding.criterion_id, finding]));
  return (
    <>
      <Fit skills={technical_skills} score={score} />
      <Skills title="Technical skills" skills={technical_skills} desk={desk} />
      <Skills title="Soft skills" skills={soft_skills} desk={desk} />
      {criteria.length > 0 && (
        <Group title="What the vacancy asks for">
          {criteria.map(({ key, wording, importance }) => {
            const finding = byCriterion.get(key);
            return (
              <RatedLine
                key={key}
                name={wording}
                note={IMPORTANCE_WORDS[importance]}
                level={finding?.level ?? "missing"}
              >
                {finding?.quotes.map((quote) => (
                  <EvidenceQuote key={`${quote.page} ${quote.start}`} quote={quote} words={quote.text} desk={desk} />
                ))}
              </RatedLine>
            );
          })}
        </Group>
      )}
    </>
  );
}

function Fit({ skills, score }: { skills: RatedSkill[]; score: number }) {
  const { percent, label, isLifted } = technicalFit(skills, score);
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      <Fact term="Technical fit">
        {percent}% {label}
        <Hint label="How technical fit is counted">
          Strong skills count in full, partial ones 60%. With a score of 85 or more, a fit below 60% is raised by 20
          points to at most 80%.{isLifted ? " This one was raised." : " This one was not raised."}
        </Hint>
      </Fact>
      <Fact term="Problem solving">{problemSolving(skills)}</Fact>
    </dl>
  );
}

function Skills({ title, skills, desk }: { title: string; skills: readonly RatedSkill[]; desk: EvidenceDesk }) {
  if (skills.length === 0) return null;
  return (
    <Group title={title}>
      {skills.map(({ skill, level, evidence }) => (
        <RatedLine key={skill} name={skill} level={level}>
          {evidence && level !== "missing" && <EvidenceQuote words={evidence} desk={desk} />}
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
