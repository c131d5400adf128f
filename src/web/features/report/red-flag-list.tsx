import type { Candidate } from "#shared/candidates/candidate.ts";
import { findRedFlags, type RedFlags } from "#shared/candidates/red-flags.ts";
import { softMatch, techMatch } from "#shared/candidates/skill-match.ts";
import { Badge } from "#ui/badge.tsx";
import { isScreened } from "./judgement.ts";

const TONE_WORDS = { red: "Critical", orange: "Minor" } as const;

/** Hints made from the score. They never enter it, and nobody is turned down by one. */
export function RedFlagList({ candidate }: { candidate: Candidate }) {
  const { level, reasons } = flagsOf(candidate);
  // "none" would praise a CV that nobody has read.
  if (reasons.length === 0 && !isScreened(candidate)) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">Red flags: {level}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {reasons.map(({ tone, severity, text }) => (
          <li key={text} className="flex flex-wrap items-center gap-2">
            <Badge tone={tone === "red" ? "danger" : "low"}>{TONE_WORDS[tone]}</Badge>
            {text}
            <span className="text-12 text-ink-2">severity {severity} of 10</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function flagsOf(candidate: Candidate): RedFlags {
  const { technical_skills, soft_skills } = candidate;
  return findRedFlags({
    status: candidate.status,
    errorMessage: candidate.error_message,
    matchScore: candidate.score ?? 0,
    techMatch: techMatch(technical_skills),
    softSkillsMatch: softMatch(soft_skills),
    technicalSkillCount: technical_skills.length,
    softSkillCount: soft_skills.length,
  });
}
