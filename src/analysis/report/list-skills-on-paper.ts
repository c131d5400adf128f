import type { Candidate } from "#shared/candidate.ts";
import type { RatedSkill } from "#shared/cv-analysis.ts";
import type { PaperBlock, PaperSkill } from "./paper.ts";
import { tidyQuote } from "./reported-finding.ts";

/** Each skill with the CV's own words for it and the page they stand on. */
export function listSkillsOnPaper({ technical_skills, soft_skills, findings }: Candidate): PaperBlock[] {
  const pages = new Map(
    findings.flatMap(({ quotes }) => quotes.map(({ text, page }) => [tidyQuote(text), page] as const)).toReversed(),
  );
  const onPaper = ({ skill, level, evidence }: RatedSkill): PaperSkill => {
    const hasQuote = level !== "missing" && evidence !== "";
    return { skill, level, quote: hasQuote ? evidence : null, page: pages.get(evidence) ?? null };
  };
  return [
    { kind: "skills", title: "Technical", skills: technical_skills.map(onPaper) },
    { kind: "skills", title: "Soft", skills: soft_skills.map(onPaper) },
  ];
}
