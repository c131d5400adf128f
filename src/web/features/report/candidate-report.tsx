import { type ComponentType, type ReactNode, useState } from "react";
import { NO_CONCERNS, NO_STRENGTHS, NOT_JUDGED } from "#lib/no-points.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { ExperienceSummary } from "./experience-summary.tsx";
import { FinalRecommendation } from "./final-recommendation.tsx";
import { HiringNotes } from "./hiring-notes.tsx";
import { InterviewQuestions } from "./interview-questions.tsx";
import { judge } from "./judgement.ts";
import { LockedQuestions, LockedRoleFit } from "./locked.tsx";
import { QuickSummary } from "./quick-summary.tsx";
import { RedFlagList } from "./red-flag-list.tsx";
import { ReportActions } from "./report-actions.tsx";
import { ReportHeader } from "./report-header.tsx";
import { ReportSection } from "./report-section.tsx";
import { RoleFit } from "./role-fit.tsx";
import { SetAside } from "./set-aside.tsx";
import { SkillsMatch } from "./skills-match.tsx";
import type { EvidenceNavigation } from "./viewer/use-evidence.ts";

interface CandidateReportProps {
  candidate: Candidate;
  score: number;
  vacancyTitle: string;
  criteria: readonly KeyedCriterion[];
  navigation: EvidenceNavigation;
  /** Text of this CV that nobody can see, where there is any. */
  hiddenText: ReactNode;
  /** Where a person decides about this candidate. */
  decision: ReactNode;
  /** Stands in the place of what only Pro shows. */
  Unlock: ComponentType<{ children: string }>;
}

export function CandidateReport(props: CandidateReportProps) {
  const { candidate, score, vacancyTitle, criteria, navigation, hiddenText, decision, Unlock } = props;
  const [hasAllQuestions, setAllQuestions] = useState(false);
  const judged = judge(candidate, score, criteria);
  const isJudged = judged.verdict !== null;
  const actions = (
    <ReportActions
      candidate={candidate}
      vacancy={{ title: vacancyTitle, criteria }}
      hasAllQuestions={hasAllQuestions && !candidate.locked}
      navigation={navigation}
    />
  );
  return (
    <>
      <ReportHeader candidate={candidate} judged={judged} vacancyTitle={vacancyTitle} actions={actions} />
      {decision}
      <SetAside candidate={candidate} hiddenText={hiddenText} />
      <QuickSummary candidate={candidate} score={score} judged={judged} />
      <ReportSection title="Executive Summary">
        <p dir="auto" className="max-w-prose text-16 break-words">
          {candidate.summary ?? "There is no summary."}
        </p>
      </ReportSection>
      <ReportSection title="Role Fit Breakdown">
        {candidate.locked ? (
          <LockedRoleFit prompt={<Unlock>See what each part of the role brings to the score.</Unlock>} />
        ) : (
          <RoleFit candidate={candidate} sum={judged.sum} />
        )}
      </ReportSection>
      <ReportSection title="Experience Summary">
        <ExperienceSummary candidate={candidate} />
      </ReportSection>
      <ReportSection title="Skills Match Analysis">
        <SkillsMatch candidate={candidate} sum={judged.sum} navigation={navigation} />
      </ReportSection>
      <ReportSection title="Strengths">
        <Points points={candidate.strengths} none={isJudged ? NO_STRENGTHS : NOT_JUDGED} />
      </ReportSection>
      <ReportSection title="Gaps / Concerns">
        <Points points={candidate.concerns} none={isJudged ? NO_CONCERNS : NOT_JUDGED} />
        {candidate.locked ? (
          <p className="text-ink-2">Red-flag detection is part of Pro.</p>
        ) : (
          <RedFlagList candidate={candidate} />
        )}
      </ReportSection>
      <ReportSection title="Suggested Interview Questions">
        {candidate.locked ? (
          <LockedQuestions prompt={<Unlock>Get interview questions made from this CV.</Unlock>} />
        ) : (
          <InterviewQuestions
            questions={candidate.interview_insights}
            hasAll={hasAllQuestions}
            onToggle={() => setAllQuestions(!hasAllQuestions)}
          />
        )}
      </ReportSection>
      <ReportSection title="Hiring Manager Notes">
        <HiringNotes candidate={candidate} />
      </ReportSection>
      <ReportSection title="Final Recommendation">
        <FinalRecommendation candidate={candidate} judged={judged} />
      </ReportSection>
    </>
  );
}

function Points({ points, none }: { points: readonly string[]; none: string }) {
  if (points.length === 0) return <p className="text-ink-2">{none}</p>;
  return (
    <ul className="grid grid-cols-1 list-disc gap-1 pl-4 marker:text-ink-3">
      {points.map((point) => (
        <li key={point} dir="auto" className="break-words">
          {point}
        </li>
      ))}
    </ul>
  );
}
