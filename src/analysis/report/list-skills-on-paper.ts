import type { Candidate } from "#shared/candidate.ts";
import type { RatedSkill } from "#shared/cv-analysis.ts";
import { type CriterionLine, tellPoints, tellStanding } from "#shared/shown-sum.ts";
import type { PaperBlock, PaperSkill } from "./paper.ts";
import { tidyQuote } from "./reported-finding.ts";

/** Each criterion once, with the CV's own words for it and the page they stand on; rated skills where there are no criteria. */
export function listSkillsOnPaper(candidate: Candidate, lines: readonly CriterionLine[]): PaperBlock[] {
  if (lines.length > 0) return [{ kind: "skills", title: null, skills: lines.map(asSkill) }];
  const { technical_skills, soft_skills, findings } = candidate;
  const pages = new Map(
    findings.flatMap(({ quotes }) => quotes.map(({ text, page }) => [tidyQuote(text), page] as const)).toReversed(),
  );
  const onPaper = ({ skill, level, evidence }: RatedSkill): PaperSkill => {
    const hasQuote = level !== "missing" && evidence !== "";
    const quote = hasQuote ? evidence : null;
    return { skill, note: null, level, points: null, quote, page: pages.get(evidence) ?? null };
  };
  return [
    { kind: "skills", title: "Technical", skills: technical_skills.map(onPaper) },
    { kind: "skills", title: "Soft", skills: soft_skills.map(onPaper) },
  ];
}

function asSkill(line: CriterionLine): PaperSkill {
  const [quote] = line.quotes;
  return {
    skill: line.wording,
    note: tellStanding(line),
    level: line.level,
    points: tellPoints(line),
    quote: quote === undefined ? null : tidyQuote(quote.text),
    page: quote?.page ?? null,
  };
}
