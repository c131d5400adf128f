import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { replaceCriteria } from "#analysis/criteria/replace-criteria.ts";
import { composeReportPdf } from "#analysis/report/compose-report-pdf.ts";
import { rescore } from "#analysis/score/rescore.ts";
import { formatJson } from "#cli/format-json.ts";
import { CandidateCard } from "#features/shortlist/candidate-card.tsx";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { writeShortlistCsv } from "#shared/reports/shortlist-csv.ts";
import { writeTextReport } from "#shared/reports/text-report.ts";
import type { CvAnalysis } from "#shared/screening/cv-analysis.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { inventedVacancies } from "#tests/support/judged-vacancies.ts";
import { screenText } from "#tests/support/screen-text.ts";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { judge, type Judgement } from "./judgement.ts";
import { ReportHeader } from "./report-header.tsx";
import { SkillsMatch } from "./skills-match.tsx";
import { useEvidence } from "./viewer/use-evidence.ts";

/** What somebody reads off one of the outputs. */
interface Read {
  points: number[];
  total: number;
  /** The highest score that the named cap allows; undefined where none is named. */
  most: number | undefined;
  score: number;
}

interface Screened {
  vacancy: Vacancy;
  analysis: CvAnalysis;
  candidate: Candidate;
  criteria: KeyedCriterion[];
}

const readings: Record<string, (screened: Screened) => Read> = {
  "shortlist card": ({ candidate, criteria }) => {
    const props = { candidate, criteria, score: Number(candidate.score), duplicates: [], isPicked: false };
    const card = show(<CandidateCard {...props} onPick={undefined} />);
    return { ...readBar(card), most: readCap(card.text), score: numberIn(/Score (\d+) of 100/u, card.text) };
  },
  report: ({ candidate, criteria }) => {
    const judged = judge(candidate, Number(candidate.score), criteria);
    const header = show(<ReportHeader candidate={candidate} judged={judged} vacancyTitle="" actions={null} />);
    const rows = show(<Skills candidate={candidate} criteria={criteria} judged={judged} />);
    const total = numberIn(/Total([\d.]+) of 100\.0/u, rows.text);
    expect(readBar(header)).toEqual({ points: readEach(rows.text).slice(0, -1), total });
    return { ...readBar(header), most: readCap(header.text), score: numberIn(/Match score(\d+)%/u, header.text) };
  },
  PDF: ({ candidate, criteria }) => {
    const { sections, sum, score } = composeReportPdf(candidate, { vacancy: null, criteria, questions: "all" });
    const skills = sections.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === "skills" ? one.skills : [])));
    return {
      points: skills.map(({ points }) => Number.parseFloat(points ?? "")),
      ...readSum(sum ?? ""),
      score: Number(score),
    };
  },
  "text report": ({ candidate, criteria }) => {
    const text = writeTextReport(candidate, { title: null, criteria }).replaceAll(/\s+/gu, " ");
    const points = [...text.matchAll(/, ([\d.]+) of [\d.]+ points\)/gu)].map(([, one]) => Number(one));
    return { points, ...readSum(text), score: numberIn(/Match score:? +(\d+) of 100/u, text) };
  },
  CSV: ({ candidate, criteria }) => {
    const [, row = ""] = writeShortlistCsv([candidate], criteria).split("\r\n");
    const cells = [...row.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=,)(?=,|$)/gu)].map((cell) => cell[1] ?? cell[2] ?? "");
    const [cap = "", total, ...points] = cells.slice(-criteria.length - 2).toReversed();
    return { points: points.map(Number), total: Number(total), most: readCap(cap), score: Number(cells[1]) };
  },
  "--json": ({ vacancy, analysis }) => {
    const cv = {
      file: "a.txt",
      position: 0,
      rank: 1,
      isShortlisted: true,
      duplicates: [],
      timings: { read_ms: 0, total_ms: 0 },
    };
    const [record] = JSON.parse(formatJson({ ranked: [{ ...cv, analysis }], unread: [] }, vacancy));
    const points = record.findings.map((finding: { points: number }) => finding.points);
    return { points, total: record.points, most: record.cap?.most, score: record.score };
  },
};

function Skills({ candidate, criteria, judged }: Pick<Screened, "candidate" | "criteria"> & { judged: Judgement }) {
  const navigation = useEvidence(candidate, criteria, () => undefined);
  return <SkillsMatch candidate={candidate} sum={judged.sum} navigation={navigation} />;
}

function show(element: ReactNode) {
  const { container, unmount } = render(<MemoryRouter>{element}</MemoryRouter>);
  const shown = { text: container.textContent, bar: container.querySelector("figure[aria-label*='points:']") };
  const label = shown.bar?.getAttribute("aria-label") ?? "";
  unmount();
  return { text: shown.text, label };
}

/** For those who do not see the bar, its label says all of it. */
function readBar({ label, text }: { label: string; text: string }) {
  const [head = "", ...rest] = label.split("points:");
  expect(text).toContain(`${numberIn(/^([\d.]+) of 100/u, head).toFixed(1)} of 100 points.`);
  return { points: readEach(rest.join("points:")), total: numberIn(/^([\d.]+) of 100/u, head) };
}

const readEach = (text: string) => [...text.matchAll(/(\d+\.\d) of \d+\.\d/gu)].map(([, points]) => Number(points));
const readSum = (text: string) => ({ total: numberIn(/([\d.]+) of 100 points\./u, text), most: readCap(text) });

function readCap(text: string): number | undefined {
  const most = /The score is at most (\d+)\./u.exec(text)?.[1];
  return most === undefined ? undefined : Number(most);
}

function numberIn(pattern: RegExp, text: string): number {
  return Number(pattern.exec(text)?.[1]);
}

/** Each invented vacancy as it was read, as a reader gave it with a condition that nobody meets, and with one row above all others. */
function listScreened(): Screened[] {
  return inventedVacancies().flatMap(({ read, given, cvs }) =>
    cvs.flatMap(({ text }) => {
      const strict = addUnmet(given);
      const [asRead, asGiven] = [screenText(read, text), screenText(strict, text)];
      return [keep(read, asRead), keep(strict, asGiven), favour(strict, asGiven)];
    }),
  );
}

function keep(vacancy: Vacancy, analysis: CvAnalysis): Screened {
  const criteria = vacancy.criteria.map(({ id: key, ...row }) => Object.assign(row, { key }));
  return { vacancy, analysis, criteria, candidate: stubCandidate({ ...analysis }) };
}

function addUnmet(vacancy: Vacancy): Vacancy {
  const [row] = replaceCriteria(vacancy, [{ wording: "Commercial pilot licence", importance: "gate" }]).criteria;
  const unmet = row === undefined ? [] : [{ ...row, id: "unmet", weight: 0.5 }];
  const criteria = vacancy.criteria.map((one, at) => Object.assign({}, one, { weight: 1 + at / 7 }));
  return { ...vacancy, criteria: [...criteria, ...unmet] };
}

/** Everything is a must, and what the CV shows best is nearly all of the score. */
function favour(vacancy: Vacancy, analysis: CvAnalysis): Screened {
  const [best] = analysis.findings.toSorted((left, right) => Number(right.credit) - Number(left.credit));
  const criteria = vacancy.criteria.map((row) =>
    Object.assign({}, row, { importance: "must" as const, weight: row.id === best?.criterion_id ? 100 : 0.3 }),
  );
  const weighings = new Map(criteria.map((row) => [row.id, row]));
  return keep({ ...vacancy, criteria }, { ...analysis, ...rescore(analysis.findings, weighings) });
}

const screened = listScreened();

test.each(Object.entries(readings))(
  "%s: the points of all criteria add up to the score, or the cap is named",
  (_, read) => {
    for (const one of screened) {
      const { points, total, most, score } = read(one);
      expect(score).toBe(one.analysis.score);
      expect(points).toHaveLength(one.vacancy.criteria.length);
      expect(points.reduce((sum, tenths) => sum + Math.round(tenths * 10), 0)).toBe(Math.round(total * 10));
      expect(score).toBe(Math.min(Math.round(total), most ?? 100));
      expect(most === undefined || most < Math.round(total)).toBe(true);
    }
  },
);

test("both caps and scores without one are among them", () => {
  const caps = screened.map((one) => readings["--json"]?.(one).most);
  expect(new Set(caps)).toEqual(new Set([undefined, 59, 84]));
});
