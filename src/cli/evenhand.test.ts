import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { writeBoardFile } from "#shared/vacancies/board-file.ts";
import { writePlainDocx } from "#tests/support/docx-writer.ts";
import { howNodeStarts } from "#tests/support/how-node-starts.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { PLAIN_CV } from "#tests/support/invented-documents.ts";
import { writePdf } from "#tests/support/pdf-writer.ts";
import { scanPdf } from "#tests/support/scan-writer.ts";
import { until } from "#tests/support/until.ts";

const PROGRAM = join(import.meta.dirname, "evenhand.ts");
const FIELDS =
  "file status error score rank shortlisted candidate_name findings technical_skills soft_skills employment_history education certifications current_job_title current_employer current_start_date current_end_date current_location seniority_level summary strengths concerns interview_insights needs_review review_reasons hidden_text hidden_characters removed reading_quality evidence_confidence musts_met role_fit engine_version duplicates timings".split(
    " ",
  );
const FORMULA_CV = PLAIN_CV.replace("Alva Ashgrove", "=HYPERLINK(1) Ashgrove");

let home = "";
const at = (...parts: string[]) => join(home, ...parts);

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "evenhand-cli-"));
  for (const folder of ["cvs/later", "cvs/.hidden", "mixed", "texts", "wrecks", "empty"])
    mkdirSync(at(folder), { recursive: true });
  writeFileSync(at("vacancy.pdf"), inventedVacancy().bytes);
  const cvs = inventedCvs(6);
  for (const [index, { fileName, bytes }] of cvs.entries())
    writeFileSync(at("cvs", index < 4 ? fileName : `later/${fileName}`), bytes);
  writeFileSync(at("cvs/.hidden/secret.txt"), PLAIN_CV);
  writeFileSync(at("cvs/notes.md"), PLAIN_CV);
  writeFileSync(at("mixed/whole.pdf"), cvs[0]?.bytes ?? "");
  writeFileSync(at("mixed/damaged.pdf"), "%PDF-1.7 and then nothing");
  writeFileSync(at("mixed/too-large.pdf"), Buffer.alloc(11 * 1024 * 1024));
  writeFileSync(at("texts/plain.txt"), PLAIN_CV);
  writeFileSync(at("texts/=formula.txt"), FORMULA_CV);
  writeFileSync(at("texts/word.docx"), writePlainDocx(PLAIN_CV.split("\n").map((line) => ({ text: line }))));
  writeFileSync(at("wrecks/damaged.pdf"), "%PDF-1.7 and then nothing");
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function start(args: string[]) {
  return spawn(process.execPath, [PROGRAM, ...args], { cwd: home, env: howNodeStarts() });
}

async function evenhand(...args: string[]) {
  const child = start(args);
  const closed = once(child, "close");
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await closed;
  return { code, out, err };
}

function screen(cvs: string, ...more: string[]) {
  return evenhand("screen", "--job", "vacancy.pdf", "--cvs", cvs, ...more);
}

function readRecords(name: string): Record<string, unknown>[] {
  return JSON.parse(readFileSync(at(name), "utf8"));
}

function readWithoutTimings(name: string) {
  return readFileSync(at(name), "utf8").replaceAll(/_ms": [\d.]+/g, "");
}

test("a folder of CVs and a job description give a ranked table and exit code 0", async () => {
  const { code, out, err } = await screen("cvs", "--top", "2");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const [title, , header, ...rows] = out.trimEnd().split("\n");
  expect(title).toBe("Backend Engineer: 6 of 6 CVs read, 2 shortlisted (*)");
  const names = ["rank", "score", "points", "band", "name", "current role", "musts", "flags", "file"];
  expect(header?.split(/ {2,}/)).toEqual(names);
  const cells = rows.map((row) => row.split(/ {2,}/));
  expect(cells.map(([rank]) => rank)).toEqual(["1 *", "2 *", "3", "4", "5", "6"]);
  const scores = cells.map(([, score]) => Number(score));
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  expect(rows.filter((row) => row.includes("later/"))).toHaveLength(2);
  // Neither colours nor a progress bar: nobody is at a terminal.
  expect(out).not.toContain("\u001B");
});

test("a damaged file is listed with its reason and the exit code says so", async () => {
  const { code, out } = await screen("mixed", "--json", "mixed.json");
  expect(code).toBe(3);
  expect(out).toContain("damaged.pdf: The file is damaged and could not be opened.");
  expect(out).toContain("too-large.pdf: The file is too large to be read.");
});

test("the JSON holds one object per CV with all fields, the best first and those that were not read last", () => {
  const records = readRecords("mixed.json");
  expect(records.map(({ file, status, rank, shortlisted }) => ({ file, status, rank, shortlisted }))).toEqual([
    { file: "whole.pdf", status: "completed", rank: 1, shortlisted: true },
    { file: "damaged.pdf", status: "error", rank: null, shortlisted: false },
    { file: "too-large.pdf", status: "error", rank: null, shortlisted: false },
  ]);
  for (const record of records) expect(FIELDS.filter((field) => record[field] === undefined)).toEqual([]);
  expect(records[0]?.["findings"]).toContainEqual({
    criterion_id: expect.any(String),
    wording: expect.stringContaining("PostgreSQL"),
    kind: expect.any(String),
    importance: expect.any(String),
    weight: expect.any(Number),
    level: expect.any(String),
    points: expect.any(Number),
    of: expect.any(Number),
    confidence: expect.any(Number),
    mentions: expect.any(Number),
    quotes: expect.any(Array),
  });
});

test("when nothing could be read the exit code tells that apart", async () => {
  expect(await screen("wrecks", "--quiet")).toEqual({
    code: 4,
    out: "",
    err: "damaged.pdf: The file is damaged and could not be opened.\n",
  });
});

test("the same run twice gives the same JSON", async () => {
  await Promise.all([
    screen("cvs", "--quiet", "--as-of", "2025-06-01", "--json", "first.json"),
    screen("cvs", "--quiet", "--as-of", "2025-06-01", "--json", "second.json"),
  ]);
  expect(readWithoutTimings("first.json")).toBe(readWithoutTimings("second.json"));
});

test("text and Word files are CVs too, and the CSV opens without formulas running", async () => {
  expect(await screen("texts", "--quiet", "--csv", "texts.csv")).toEqual({ code: 0, out: "", err: "" });
  const csv = readFileSync(at("texts.csv"), "utf8");
  expect(csv.startsWith("\uFEFFfile,rank,score,")).toBe(true);
  expect(csv).toMatch(/,recommendation,points,cap,criteria_points,/);
  expect(csv).toMatch(/: \d+\.\d of \d+\.\d;/);
  expect(csv.split("\r\n")).toHaveLength(5);
  expect(csv).toContain("Backend Engineer,Foxglove Systems");
  expect(csv).toContain("\n'=formula.txt,");
  expect(csv).not.toMatch(/(^|,)"?[=+@-]/mu);
});

test("a job description may be a text file, and several places may hold CVs", async () => {
  writeFileSync(at("vacancy.txt"), "Backend Engineer\nEssential requirements\n• Strong experience with Python\n");
  const more = ["--cvs", "texts", "--cvs", "mixed/whole.pdf", "--cvs", "texts/plain.txt", "--percent", "50"];
  const { code, out } = await evenhand("screen", "--job", "vacancy.txt", ...more);
  expect(code).toBe(0);
  expect(out).toContain("4 of 4 CVs read, 2 shortlisted");
});

test("a scanned CV is recognised after the others", async () => {
  mkdirSync(at("scans"));
  const page = writePdf([PLAIN_CV.split("\n").map((line) => ({ text: line, size: 12 }))]);
  writeFileSync(at("scans/scan.pdf"), scanPdf(page));
  const { code, out } = await screen("scans");
  expect(code).toBe(0);
  expect(out).toContain("Alva Ashgrove");
});

test("a job description that cannot be read ends the run with its reason", async () => {
  const { code, out, err } = await evenhand("screen", "--job", "wrecks/damaged.pdf", "--cvs", "cvs");
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain("The job description could not be read. The file is damaged");
});

test("a missing job description is a usage error with a hint", async () => {
  const { code, out, err } = await evenhand("screen", "--job", "nowhere.pdf", "--cvs", "cvs");
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/nowhere\.pdf does not exist\.\nevenhand --help/);
});

test("an output path that cannot be written is refused before any reading starts", async () => {
  const paths = ["nowhere/out.json", "cvs", "mixed/whole.pdf"];
  const results = await Promise.all(paths.map((path) => screen("wrecks", "--json", path)));
  expect(results.map(({ code, out }) => ({ code, out }))).toEqual(paths.map(() => ({ code: 1, out: "" })));
  expect(readFileSync(at("mixed/whole.pdf")).subarray(0, 4).toString()).toBe("%PDF");
});

test("nothing but the results is left behind", () => {
  expect(existsSync(at("mixed.json"))).toBe(true);
  expect(readdirSync(home).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

test("help and version are told without any file", async () => {
  const [help, version] = await Promise.all([evenhand("--help"), evenhand("--version")]);
  expect(help).toMatchObject({ code: 0, out: expect.stringContaining("Exit codes") });
  expect(version).toMatchObject({ code: 0, out: expect.stringMatching(/^evenhand \d+\.\d+\.\d+\n$/) });
});

test.runIf(process.platform === "linux")("Ctrl-C ends the run and its readers", async () => {
  const child = start(["screen", "--job", "vacancy.pdf", "--cvs", "cvs"]);
  const list = `/proc/${child.pid}/task/${child.pid}/children`;
  const readers = await vi.waitUntil(() => readFileSync(list, "utf8").match(/\d+/g), { timeout: 10_000 });
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([130, null]);
  await until(() => expect(readers.filter(isRunning)).toEqual([]));
});

/** A process that has ended may still be listed, as a zombie, until somebody asks how it ended. */
function isRunning(pid: string) {
  return existsSync(`/proc/${pid}`) && !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
}

test("a board that was exported is what --criteria reads", async () => {
  const rows = [
    { wording: "Python", importance: "gate" as const, weight: 3, required_years: null },
    { wording: "Fork lift licence", importance: "nice" as const, weight: 1.5, required_years: 2 },
  ];
  writeFileSync(at("board.json"), writeBoardFile("Backend Engineer", rows));
  const { code } = await screen("texts", "--criteria", "board.json", "--json", "board-results.json", "--quiet");
  expect(code).toBe(0);
  const [record] = readRecords("board-results.json");
  expect(record?.["findings"]).toHaveLength(2);
});
