import fc from "fast-check";
import { expect, test } from "vitest";
import type { Level } from "#shared/screening/evidence.ts";
import { generatedFindings } from "#tests/support/generated-findings.ts";
import { askQuestions } from "./ask-questions.ts";
import { listConcerns, listStrengths } from "./list-strengths-and-concerns.ts";
import { nameCriterion } from "./name-criterion.ts";
import { rateSoftSkills, rateTechnicalSkills } from "./rate-skills.ts";
import { isCore, type ReportedFinding } from "./reported-finding.ts";
import { writeSummary } from "./write-summary.ts";

const NOBODY = { name: null, current: null, totalMonths: 30, positions: [{}] };
const plain = (text: string) => text.replaceAll(/[“”]/gu, "'").replaceAll(/\s+/gu, " ");
const names = (text: string, { criterion }: ReportedFinding) => text.includes(`“${plain(nameCriterion(criterion))}”`);
const writeAll = (findings: ReportedFinding[]) => ({
  summary: writeSummary(NOBODY, findings),
  strengths: listStrengths(findings),
  concerns: listConcerns(findings),
  questions: askQuestions(findings),
});
const holds = (law: (findings: ReportedFinding[], report: ReturnType<typeof writeAll>) => void) =>
  fc.assert(fc.property(generatedFindings, (findings) => law(findings, writeAll(findings))));

test("the advertisement's words stand in quotation marks alone", () => {
  holds((findings, { summary, strengths, concerns, questions }) => {
    const own = [summary, ...strengths, ...concerns, ...questions].join("\n").replaceAll(/“[^“”]*”/gu, "");
    expect(own).not.toMatch(/[“”]|thing\d/u);
    for (const { criterion } of findings) expect(own).not.toContain(criterion.wording);
  });
});

test("what is quoted was written by the advertisement or the CV, to the letter", () => {
  holds((findings, { summary, strengths, concerns, questions }) => {
    const sources = findings.flatMap(({ criterion, quotes }) => [criterion.wording, ...quotes.map(({ text }) => text)]);
    const known = sources.map(plain).join("\n");
    const quoted = [summary, ...strengths, ...concerns, ...questions].flatMap((text) => text.match(/“[^“”]*”/gu) ?? []);
    for (const quote of quoted) expect(known).toContain(quote.slice(1, -1).replace(/…$/u, ""));
  });
});

test("a strength names nothing but what is fully shown, a concern nothing but what is open and core", () => {
  holds((findings, { strengths, concerns }) => {
    const praised = findings.filter((one) => strengths.some((line) => names(line, one)));
    const doubted = findings.filter((one) => concerns.some((line) => names(line, one)));
    const open = findings.filter((finding) => isCore(finding) && finding.level !== "strong");
    expect(praised.filter(({ level }) => level !== "strong")).toEqual([]);
    expect(doubted.filter((finding) => !isCore(finding) || finding.level === "strong")).toEqual([]);
    expect(concerns).toHaveLength(Math.min(5, open.length));
  });
});

test("nobody is asked for what the CV fully shows", () => {
  holds((findings, { questions }) => {
    for (const finding of findings.filter(({ level }) => level === "strong"))
      expect(questions.filter((question) => names(question, finding))).toEqual([]);
    expect(questions.every((question) => question.endsWith("?") || question.endsWith("”?"))).toBe(true);
  });
});

test("the summary calls nothing strongest that is not, and nothing missing that is shown", () => {
  holds((findings, { summary }) => {
    const told = summary.split(/(?<=[.]) (?=[A-Z“\d])/u);
    for (const finding of findings) {
      const sentences = told.filter((sentence) => names(sentence, finding));
      const expected = {
        strong: /^(?:Strongest|The role itself)/u,
        partial: /^Shown only in part/u,
        missing: /not shown/iu,
      }[finding.level];
      for (const sentence of sentences) expect(sentence).toMatch(expected);
    }
  });
});

test("a missing condition of the role opens the summary and the concerns", () => {
  holds((findings, { summary, concerns }) => {
    const gates = findings.filter(({ criterion, level }) => criterion.importance === "gate" && level === "missing");
    expect(/^“[^”]*”.*? conditions? of the role and (?:is|are) not shown in the CV\./u.test(summary)).toBe(
      gates.length > 0,
    );
    expect(gates.some((gate) => names(concerns[0] ?? "", gate))).toBe(gates.length > 0);
  });
});

const COUNTS =
  /(?<full>\d+|All|None) of the (?<all>\d+) core requirements (?:is|are)(?: fully)? shown(?:, (?:(?<half>\d+) in part)?(?: and )?(?:(?<none>\d+) not)?)?\./u;

test("the counts of the summary are those of the findings", () => {
  holds((findings, { summary }) => {
    const core = findings.filter((finding) => isCore(finding));
    fc.pre(core.length > 1);
    const count = (asked: Level) => core.filter(({ level }) => level === asked).length;
    const { full = "", all, half = "0", none = "0" } = COUNTS.exec(summary)?.groups ?? {};
    const shown = { All: core.length, None: 0 }[full] ?? Number(full);
    const isNothing = summary.includes("core requirements is shown.");
    const told = [shown, Number(half), isNothing ? core.length : Number(none), Number(all)];
    expect(told).toEqual([count("strong"), count("partial"), count("missing"), core.length]);
  });
});

test("a skill is rated as it was found", () => {
  holds((findings) => {
    const levels = new Map(findings.map(({ criterion, level }) => [nameCriterion(criterion), level]));
    const rated = [...rateTechnicalSkills(findings), ...rateSoftSkills(findings)];
    for (const { skill, level } of rated) expect(levels.get(skill)).toBe(level);
  });
});
