import type { Candidate } from "#shared/candidates/candidate.ts";
import type { RatedSkill } from "#shared/screening/cv-analysis.ts";
import { type CriterionLine, formatPoints, describeStanding } from "#shared/screening/shown-sum.ts";
import type { ReportPdfBlock, ReportPdfSkill } from "./report-pdf.ts";
import { tidyQuote } from "./reported-finding.ts";

/** Each criterion once, with the CV's own words for it and the page they stand on; rated skills where there are no criteria. */
export function listReportSkills(candidate: Candidate, lines: readonly CriterionLine[]): ReportPdfBlock[] {
  if (lines.length > 0) return [{ kind: "skills", title: null, skills: lines.map(asSkill) }];
  const { technical_skills, soft_skills, findings } = candidate;
  const pages = new Map(
    findings.flatMap(({ quotes }) => quotes.map(({ text, page }) => [tidyQuote(text), page] as const)).toReversed(),
  );
  const inReport = ({ skill, level, evidence }: RatedSkill): ReportPdfSkill => {
    const hasQuote = level !== "missing" && evidence !== "";
    const quote = hasQuote ? evidence : null;
    return { skill, note: null, level, points: null, quote, page: pages.get(evidence) ?? null };
  };
  return [
    { kind: "skills", title: "Technical", skills: technical_skills.map(inReport) },
    { kind: "skills", title: "Soft", skills: soft_skills.map(inReport) },
  ];
}

function asSkill(line: CriterionLine): ReportPdfSkill {
  const [quote] = line.quotes;
  return {
    skill: line.wording,
    note: describeStanding(line),
    level: line.level,
    points: formatPoints(line),
    quote: quote === undefined ? null : tidyQuote(quote.text),
    page: quote?.page ?? null,
  };
}
