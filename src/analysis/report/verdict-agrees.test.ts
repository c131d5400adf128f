import fc from "fast-check";
import { expect, test } from "vitest";
import { writeShortlistCsv } from "#shared/reports/shortlist-csv.ts";
import { writeTextReport } from "#shared/reports/text-report.ts";
import { sumScore, weighFinding } from "#shared/screening/score-sum.ts";
import { giveVerdict, type Verdict } from "#shared/screening/verdict.ts";
import { generatedFindings } from "#tests/support/generated-findings.ts";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { composeReportPdf } from "./compose-report-pdf.ts";
import { describeFindings } from "./describe-findings.ts";
import type { ReportedFinding } from "./reported-finding.ts";

// Whatever a board asks for and a CV shows, everything that is said of the person says the same (decision 43).

const NOBODY = { name: null, current: null, totalMonths: 30, positions: [{}] };

function judge(reported: ReportedFinding[]) {
  const criteria = reported.map(({ criterion: { id: key, ...row } }) => Object.assign(row, { key }));
  const findings = reported.map(({ criterion: _criterion, ...finding }) => finding);
  const weighings = new Map(criteria.map((criterion) => [criterion.key, criterion]));
  const { score } = sumScore(findings.map((finding) => weighFinding(finding, weighings)));
  const lines = reported.map(({ criterion, level }) => ({
    key: criterion.id,
    importance: criterion.importance,
    level,
  }));
  const lacking = lines.filter(({ importance, level }) => importance === "gate" && level === "missing");
  const words = describeFindings(NOBODY, reported);
  const candidate = stubCandidate({ ...words, score, findings });
  return {
    criteria,
    lines,
    score,
    lacksGate: lacking.length > 0,
    words,
    candidate,
    verdict: giveVerdict(score, lines),
  };
}

const holds = (law: (judged: ReturnType<typeof judge>) => void) =>
  fc.assert(fc.property(generatedFindings, (findings) => law(judge(findings))));
const isInvited = ({ recommendation }: Verdict) => /^(?:Proceed|Consider)/u.test(recommendation);

test("nobody who lacks a condition of the role is to be talked to, and everybody else is by the score alone", () => {
  holds(({ verdict, score, lacksGate }) => {
    expect(isInvited(verdict)).toBe(score >= 70 && !lacksGate);
    expect(verdict.recommendation === "Not Suitable").toBe(score < 40 || lacksGate);
    expect(verdict.firstStep.startsWith("Ask for what is required")).toBe(lacksGate);
  });
});

test("risk, stars, time, panel and the first step follow from the recommendation", () => {
  holds(({ verdict, score }) => {
    const isTalk = isInvited(verdict);
    expect(verdict.risk === "High Risk").toBe(!isTalk);
    expect([verdict.timeline, verdict.panel].map((one) => one !== null)).toEqual([isTalk, isTalk]);
    expect(verdict.firstStep.startsWith("Schedule an interview")).toBe(isTalk);
    expect(verdict.stars).toBe(Math.ceil(score / 20));
    expect(verdict.stars >= 4 || !isTalk).toBe(true);
  });
});

test("an exceptional match shows most of the core, and its summary names no condition that is missing", () => {
  holds(({ verdict, words, lines }) => {
    fc.pre(verdict.recommendation === "Proceed to Interview");
    const core = lines.filter(({ importance }) => importance !== "nice");
    expect(core.filter(({ level }) => level === "strong").length).toBeGreaterThanOrEqual(core.length * 0.6);
    expect(words.summary).not.toMatch(/conditions? of the role|None of the/u);
  });
});

const SAID = ["Proceed to Interview", "Consider for Interview", "Not Recommended", "Not Suitable"];
const RISKS = ["Low Risk", "Medium Risk", "High Risk"];
const SENTENCES = ["Exceptional match", "Good candidate", "Limited fit"];
const LABELS = ["(Excellent)", "(Good Match)", "(Fair Match)"];
const withoutQuotes = (text: string) => text.replaceAll(/“[^“”]*”/gu, "");

test("text, PDF and table name one recommendation and one risk, and no other stands beside them", () => {
  holds(({ candidate, criteria, verdict }) => {
    const text = writeTextReport(candidate, { title: null, criteria }).replaceAll(/\s+/gu, " ");
    const pdf = JSON.stringify(composeReportPdf(candidate, { vacancy: null, criteria, questions: "all" }));
    for (const output of [text, pdf])
      expect(LABELS.filter((words) => output.includes(words))).toEqual(
        verdict.label === null ? [] : [`(${verdict.label})`],
      );
    for (const output of [text, pdf, writeShortlistCsv([candidate], criteria)].map(withoutQuotes)) {
      expect(SAID.filter((words) => output.includes(words))).toEqual([verdict.recommendation]);
      for (const other of RISKS.filter((risk) => risk !== verdict.risk)) expect(output).not.toContain(other);
      for (const other of SENTENCES.filter((words) => !verdict.sentence.startsWith(words)))
        expect(output).not.toContain(other);
    }
  });
});
