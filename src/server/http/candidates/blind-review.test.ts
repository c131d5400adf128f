import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { DocumentReader } from "#analysis/read/open-document-reader.ts";
import { api } from "#shared/api.ts";
import { Candidate } from "#shared/candidates/candidate.ts";
import { CandidateRow } from "#shared/candidates/candidate-row.ts";
import { DecisionRow } from "#shared/candidates/decision.ts";
import { SecondLook } from "#shared/candidates/second-look.ts";
import type { Route } from "#shared/route.ts";
import { OpeningPage, RankedCv } from "#shared/vacancies/opening-page.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { makeWebhook } from "#tests/support/key-client.ts";
import { writePdf } from "#tests/support/pdf-writer.ts";
import { type Belongings, sampleCalls } from "#tests/support/sample-calls.ts";
import { readPng } from "#tests/support/read-png.ts";
import { importCvs, screened } from "#tests/support/screened-client.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { openTestReader, readText } from "#tests/support/test-reader.ts";
import { openWorld, type World } from "#tests/support/world.ts";

const ROWS = "/api/bulk-analysis-results";
const WHO = /ottilie|brambleworth|07700|wetherdale/i;
const NOTES = "Ottilie lives in Wetherdale. Ask about nights.";
const NOBODYS = "00000000-0000-4000-8000-000000000000";

function ottiliesCv() {
  const lines = [
    "Ottilie Brambleworth",
    "ottilie.brambleworth@example.org | 07700 900123 | 4 Mill Lane, Wetherdale",
    "Profile",
    "Backend engineer who knows Python, Django and PostgreSQL.",
    "Work Experience",
    "Backend Engineer, Foxglove Systems, March 2016 - Present",
    "Ottilie built REST services in Python and PostgreSQL for six years.",
    "Ottilie Brambleworth mentored junior developers and reviewed code.",
    "Skills",
    "Python, Django, PostgreSQL, Docker, Kubernetes",
  ];
  const bytes = writePdf([lines.map((text, index) => ({ text, size: index === 0 ? 18 : 11 }))]);
  return { fileName: "Ottilie Brambleworth CV.pdf", bytes };
}

let world: World;
let robin: TestClient;
let reader: DocumentReader;
let upload: { id: string; path: string };
let opening: string;
let ottilie: string;
/** An import of a CV that is known already. */
let copies: string;
let have: Belongings;
beforeAll(async () => {
  [world, reader] = await Promise.all([openWorld(), openTestReader()]);
  await world.work();
  robin = await world.proClient();
  const { id, cv_file_paths } = await screened(robin, inventedVacancy(), [ottiliesCv(), ...inventedCvs(4)]);
  upload = { id, path: cv_file_paths[0] ?? "" };
  const all = await robin.candidates(id);
  ottilie = all.find(({ candidate_name }) => candidate_name === "Ottilie Brambleworth")?.id ?? "";
  [{ id: opening }] = await robin.json("GET", "/api/jobs");
  const held = { candidateIds: [ottilie], decision: "hold", reason: "Wait for Ottilie", note: "Ottilie will call." };
  await robin.json("POST", "/api/decisions", held);
  const quotes = all.find((one) => one.id === ottilie)?.findings.flatMap((finding) => finding.quotes) ?? [];
  await robin.json("POST", `${ROWS}/${ottilie}/readings`, { quotes });
  const advanced = { candidateIds: [ottilie], decision: "advance", reason: "I know Brambleworth", note: NOTES };
  const { batch_id } = await robin.json("POST", "/api/decisions", advanced);
  await robin.json("PATCH", `${ROWS}/${ottilie}`, { notes: NOTES });
  const left_out = [{ file_name: "Ottilie Brambleworth CV (2).pdf", reason: "The file was not found." }];
  copies = (await importCvs(robin, [ottiliesCv()], opening)).upload_id ?? "";
  for (const of of [id, copies]) await robin.json("PATCH", `/api/bulk-file-uploads/${of}`, { left_out });
  const { hook, sent } = await makeWebhook(robin);
  have = {
    upload: id,
    candidate: ottilie,
    opening,
    file: cv_file_paths[0] ?? "",
    decision: batch_id,
    webhook: hook.id,
    webhook_delivery: sent?.id ?? "",
    api_key: NOBODYS,
    session: NOBODYS,
    checkout: NOBODYS,
    keySecret: "",
    spare: { deleteCandidate: NOBODYS, revokeApiKey: NOBODYS, deleteWebhook: NOBODYS },
    newFile: `${robin.userId}/${NOBODYS}/cv-1-1.pdf`,
    bundle: "",
  };
});
afterAll(() => world.close());

const setBlind = (is_blind: boolean) => robin.json("PATCH", `/api/jobs/${opening}`, { is_blind });
const pageOf = async () => OpeningPage.parse(await robin.json("GET", `/api/jobs/${opening}`));
/** Covers everybody again, also who was revealed in a test before. */
async function recover() {
  await world.sql("update bulk_analysis_results set revealed_at = null");
  await setBlind(false);
  await setBlind(true);
}
const getOttilie = async () => Candidate.parse(await robin.json("GET", `${ROWS}/${ottilie}`));
const rowsOf = async (query: string) =>
  z.array(CandidateRow).parse(await robin.json("GET", `${ROWS}?view=row&${query}`));

const post = (name: string, url: string, body: unknown) => ({
  name,
  url,
  init: { method: "POST", body: JSON.stringify(body) },
});

/** They say who somebody is, on record, or stay open. */
const NAMING = new Set(["revealCandidate", "addressLetter", "exportMe", "live"]);
/** They would take away what the others are asked about. */
const ENDING = new Set(["deleteMe", "deleteCandidate", "deleteCandidates", "logout", "updateUser", "changeOpening"]);

/** Made from the API table: whatever a user can ask for, and whatever answers a change. */
function listCalls(isAsking: boolean) {
  const wanted = Object.entries<Route>(api).filter(
    ([name, { access, method }]) =>
      ["user", "user_or_trial", "anyone"].includes(access) &&
      (method === "GET") === isAsking &&
      !NAMING.has(name) &&
      !ENDING.has(name),
  );
  const names = new Set(wanted.map(([name]) => name));
  return sampleCalls(have)
    .filter(({ name }) => names.has(name))
    .map(({ name, call: { path, body = "", ...init } }) => ({
      name,
      url: path,
      init: isAsking ? {} : { ...init, body: Buffer.from(body) },
    }));
}

function callsOf(): { name: string; url: string; init: RequestInit }[] {
  const letters = ["interview", "hold", "rejection", "explanation"].map((emailType) =>
    post(`letter ${emailType}`, "/api/functions/generate-email", { candidateId: ottilie, emailType }),
  );
  return [
    ...listCalls(true),
    ...letters,
    { name: "evidence as JSON", url: `${ROWS}/${ottilie}/evidence?form=json`, init: {} },
    { name: "found", url: `${ROWS}?view=row&q=python`, init: {} },
    post("table", `${ROWS}/export`, { filter: {} }),
    post("table by id", `${ROWS}/export`, { ids: [ottilie] }),
    post("progress", "/api/functions/analysis-status", { batchId: upload.id }),
    post("progress of copies", "/api/functions/analysis-status", { batchId: copies }),
  ];
}

/** Of a PDF and of a zip what is in them, and what a file would be called. */
async function textOf(answer: Response): Promise<string> {
  const type = answer.headers.get("content-type") ?? "";
  const name = decodeURIComponent(answer.headers.get("content-disposition") ?? "");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (type === "application/pdf") return name + (await printed(bytes));
  if (type !== "application/zip") return name + strFromU8(bytes);
  const parts = Object.entries(unzipSync(bytes)).map(async ([file, content]) =>
    file.endsWith(".pdf") ? file + (await printed(content)) : file + strFromU8(content),
  );
  return name + (await Promise.all(parts)).join("\n");
}

async function printed(bytes: Uint8Array) {
  const { pages } = await readText(reader, bytes);
  return pages.map(({ text }) => text.replaceAll("\n", " ")).join(" ");
}

async function listAnswers() {
  const { url } = await robin.json("POST", "/api/functions/export-zip-bundle", { candidateIds: [ottilie] });
  return answersTo([...callsOf(), { name: "bundle", url: String(url), init: {} }]);
}

async function answersTo(calls: ReturnType<typeof callsOf>) {
  const answers: { name: string; status: number; text: string }[] = [];
  for (const { name, url, init } of calls) {
    const answer = await robin.send(url, init);
    answers.push({ name, status: answer.status, text: await textOf(answer) });
  }
  return answers;
}

const telling = (answers: { name: string; text: string }[]) =>
  answers.filter(({ text }) => WHO.test(text)).map(({ name }) => name);

test("in a blind vacancy no answer, export or page tells who a candidate is", async () => {
  const open = await listAnswers();
  const naming = ["getCandidate", "getUpload", "findUploads", "listDecisions", "progress of copies", "table", "bundle"];
  expect(telling(open)).toEqual(expect.arrayContaining(naming));
  // No checkout was opened; whatever else is refused was asked for in vain.
  expect(open.filter(({ status }) => status >= 400).map(({ name }) => name)).toEqual(["getTestCheckout"]);
  await setBlind(true);
  const answers = await listAnswers();
  expect(telling(answers)).toEqual([]);
  const numbered = answers.filter(({ text }) => /Candidate \d/.test(text)).map(({ name }) => name);
  expect(numbered).toEqual(
    expect.arrayContaining(
      "listCandidateRows listCandidates getCandidate listRanking downloadReports downloadReport downloadEvidence table bundle".split(
        " ",
      ),
    ),
  );
  const original = answers.find(({ name }) => name === "fetchFile");
  expect(JSON.parse(original?.text ?? "")).toMatchObject({ error: { code: "covered" } });
});

test("what is shown is what judging saw, with its masks, and the record of decisions as well", async () => {
  await setBlind(true);
  const covered = await getOttilie();
  expect(covered).toMatchObject({ is_covered: true, contact_email: null, contact_phone: null, current_location: null });
  const quotes = covered.findings.flatMap((finding) => finding.quotes.map(({ text }) => text)).join("\n");
  expect(quotes).toContain("built REST services in Python and PostgreSQL");
  expect(quotes).toContain("█");
  const record = z.array(DecisionRow).parse(await robin.json("GET", `${ROWS}/${ottilie}/decisions`));
  expect(record.map(({ decision }) => decision)).toEqual(["hold", "advance"]);
  expect(JSON.stringify(record)).toContain("built REST services");
  const { candidate_name: candidate } = covered;
  expect((await pageOf()).history).toContainEqual(expect.objectContaining({ action: "advanced", candidate }));
  const look = SecondLook.parse(await robin.json("GET", `/api/bulk-file-uploads/${upload.id}/second-look`));
  expect(look.queue.every(({ name }) => /^Candidate \d+$/.test(name))).toBe(true);
});

test("searching for a name finds nobody, and sorting by name tells nothing; the words of the CVs are found", async () => {
  await setBlind(false);
  expect(await rowsOf("q=Ottilie")).toHaveLength(1);
  await setBlind(true);
  for (const query of [
    "q=Ottilie",
    "q=brambleworth",
    "named=Ottilie",
    "q=%22ottilie brambleworth%22",
    "q=wetherdale",
    "q=Ottilie since 1980",
  ])
    expect(await rowsOf(query)).toEqual([]);
  const found = await rowsOf("q=mentored");
  expect((await rowsOf("q=mentored since 2020")).map(({ id }) => id)).toContain(ottilie);
  expect(found.map(({ id }) => id)).toContain(ottilie);
  expect(JSON.stringify(found)).not.toMatch(WHO);
  const { candidate_name } = await getOttilie();
  expect((await rowsOf(`named=${candidate_name}`)).map(({ id }) => id)).toEqual([ottilie]);
  const names = (await rowsOf("order=name.asc")).map(({ name }) => name);
  expect(names).toEqual([1, 2, 3, 4, 5].map((number) => `Candidate ${number}`));
});

async function draw() {
  const answer = await robin.send(`${ROWS}/${ottilie}/pages/1?width=595`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { cover: answer.headers.get("x-page-cover"), picture: readPng(bytes) };
}

test("a page picture shows the words that judging saw and bars over the others", async () => {
  await setBlind(false);
  const plain = await draw();
  await setBlind(true);
  const blind = await draw();
  expect([plain.cover, blind.cover]).toEqual(["none", "words"]);
  // The name, 18 points high at the top left: strokes with white between them, then one bar.
  expect(lightest(plain.picture)).toBeGreaterThan(200);
  expect(lightest(blind.picture)).toBeLessThan(60);
  const quote = (await getOttilie()).findings.flatMap(({ quotes }) => quotes).find(({ text }) => !text.includes("█"));
  for (const { x, y, width, height } of quote?.boxes ?? [])
    expect(blind.picture.darkest(x, y, x + width, y + height)).toBeLessThan(100);
  expect(quote?.boxes.length).toBeGreaterThan(0);
});

/** How light the lightest column in the middle of the first name is. */
function lightest(picture: ReturnType<typeof readPng>) {
  const columns = Array.from({ length: 40 }, (_, at) => picture.darkest(52 + at, 54, 53 + at, 66));
  return Math.max(...columns);
}

test("revealing one person is one press, recorded and counted once, and the others stay covered", async () => {
  await setBlind(true);
  const { candidate_name: number } = await getOttilie();
  const before = await pageOf();
  const revealed = Candidate.parse(await robin.json("POST", `${ROWS}/${ottilie}/reveal`));
  expect(revealed).toMatchObject({ is_covered: false, candidate_name: "Ottilie Brambleworth" });
  await robin.json("POST", `${ROWS}/${ottilie}/reveal`);
  const page = await pageOf();
  expect([before.reveals, page.reveals]).toEqual([0, 1]);
  expect(page.history[0]).toMatchObject({ action: "candidate_revealed", by: "Robin Hale", candidate: number });
  const log = await world.sql("select subject_id from audit_log where action = 'candidate_revealed'");
  expect(log).toEqual([{ subject_id: ottilie }]);
  expect(await rowsOf("q=Ottilie")).toHaveLength(1);
  const ranking = z.array(RankedCv).parse(await robin.json("GET", `/api/jobs/${opening}/ranking`));
  expect(ranking.filter(({ name }) => /^Candidate \d$/.test(name))).toHaveLength(4);
  await setBlind(false);
  await setBlind(true);
  expect((await getOttilie()).is_covered).toBe(false);
  expect(page.history.map(({ action }) => action)).toContain("blind_review_started");
  expect((await pageOf()).history.map(({ action }) => action)).toContain("blind_review_ended");
});

test("CVs that come later are covered from the start, under the next numbers", async () => {
  await setBlind(true);
  const ranked = async () => z.array(RankedCv).parse(await robin.json("GET", `/api/jobs/${opening}/ranking`));
  const before = new Map((await ranked()).map(({ id, name }) => [id, name]));
  await importCvs(robin, inventedCvs(7, 3).slice(5), opening);
  const after = await ranked();
  for (const [id, name] of before) expect(after.find((one) => one.id === id)?.name).toBe(name);
  const fresh = after.filter(({ id }) => !before.has(id)).map(({ name }) => name);
  expect(fresh.toSorted()).toEqual(["Candidate 6", "Candidate 7"]);
});

test("a letter is written under the number, and its address is given for the moment it leaves, on record", async () => {
  await setBlind(true);
  const [covered] = await rowsOf("limit=1&order=name.asc");
  const draft = await robin.json("POST", "/api/functions/generate-email", {
    candidateId: covered?.id,
    emailType: "interview",
  });
  expect(draft.content).toContain(`Dear ${covered?.name}`);
  const [{ candidate_name, contact_email } = {}] = await world.sql(
    "select candidate_name, contact_email from bulk_analysis_results where id = $1",
    [covered?.id],
  );
  const address = await robin.json("POST", `${ROWS}/${covered?.id}/letter-address`);
  expect(address).toEqual({ name: candidate_name, email: contact_email });
  const log = await world.sql("select subject_id from audit_log where action = 'letter_addressed'");
  expect(log).toEqual([{ subject_id: covered?.id }]);
});

test("my own notes and reasons are covered like the CV, and what stands under the masks is kept when I write on", async () => {
  await recover();
  const { notes, decision_reason } = await getOttilie();
  expect([notes, decision_reason]).toEqual(["███████ lives in ██████████. Ask about nights.", "I know ████████████"]);
  const change = (text: string) =>
    robin.send(`${ROWS}/${ottilie}`, { method: "PATCH", body: JSON.stringify({ notes: text }) });
  expect((await change(`${notes} And days.`)).status).toBe(200);
  expect((await change(notes.replace("███████ lives", "██████ lives"))).status).toBe(409);
  const written = { candidateIds: [ottilie], decision: "advance", note: `${notes} Soon.` };
  await robin.json("POST", "/api/decisions", written);
  await setBlind(false);
  expect(await getOttilie()).toMatchObject({ notes: `${NOTES} And days.`, decision_reason: "I know Brambleworth" });
  const record = z.array(DecisionRow).parse(await robin.json("GET", `${ROWS}/${ottilie}/decisions`));
  expect(record.at(-1)).toMatchObject({ note: `${NOTES} Soon.`, reason: "I know Brambleworth" });
});

test("the download of my account is whole, and the record of each blind vacancy tells of it", async () => {
  await recover();
  const zip = unzipSync(new Uint8Array(await (await robin.send("/api/users/me/export")).arrayBuffer()));
  expect(strFromU8(zip["account.json"] ?? new Uint8Array())).toContain("Ottilie Brambleworth");
  expect((await pageOf()).history[0]).toMatchObject({ action: "covered_downloaded", by: "Robin Hale" });
});

test("no answer to a change tells who a candidate is, either", async () => {
  await recover();
  const answers = await answersTo(listCalls(false));
  expect(telling(answers)).toEqual([]);
  const done = answers.filter(({ status }) => status < 300).map(({ name }) => name);
  expect(done).toEqual(
    expect.arrayContaining(["changeCandidate", "changeUpload", "decideCandidates", "recordReading"]),
  );
});
