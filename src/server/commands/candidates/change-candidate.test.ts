import { expect, test } from "vitest";
import { saveError } from "#db/candidates/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { Candidate } from "#shared/candidates/candidate.ts";
import { CandidateId } from "#shared/ids.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { keepCandidates } from "#tests/support/listed-candidates.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("test");
signUpRobinPer("test");

const change = async (id: string, body: object) =>
  Candidate.parse(await robin.json("PATCH", `/api/bulk-analysis-results/${id}`, body));
const add = (body: object, key?: string) =>
  robin.json("POST", "/api/bulk-analysis-results", body, key === undefined ? {} : { "idempotency-key": key });
const received = async () =>
  (await world.sql("select event from live_events order by id")).map(({ event }) => event.kind);

test("my notes and my choice are kept, and what I must not set is not", async () => {
  const [id = ""] = await keepCandidates(world, robin.userId, [{ score: 60 }]);
  expect(await change(id, { notes: "Call on Monday" })).toMatchObject({
    notes: "Call on Monday",
    is_shortlisted: false,
  });
  const changed = await change(id, { is_shortlisted: true, score: 100, status: "error", user_id: crypto.randomUUID() });
  expect(changed).toMatchObject({ notes: "Call on Monday", is_shortlisted: true, score: 60, status: "completed" });
  await change(id, { is_shortlisted: true });
  expect(await received()).toEqual(["candidate.changed", "candidate.changed"]);
});

test("a failed CV that I dismiss stays dismissed, until it fails another time", async () => {
  const [id = ""] = await keepCandidates(world, robin.userId, [{ status: "error", score: null }]);
  expect(await change(id, { is_dismissed: true })).toMatchObject({ is_dismissed: true, status: "error" });
  await change(id, { is_dismissed: true });
  expect(await received()).toEqual(["candidate.changed"]);
  await asOwner(world.deps.db, robin.userId, (tx) =>
    saveError(tx, robin.userId, CandidateId.parse(id), "Broken.", false),
  );
  expect(await change(id, {})).toMatchObject({ is_dismissed: false });
});

test("notes and a choice that come at the same moment are both kept", async () => {
  const [id = ""] = await keepCandidates(world, robin.userId, [{}]);
  await Promise.all([change(id, { notes: "Call" }), change(id, { is_shortlisted: true })]);
  expect(await change(id, {})).toMatchObject({ notes: "Call", is_shortlisted: true });
});

test("a search finds words of the CV and of my notes, and none that only the report has", async () => {
  await world.work();
  const upload = await robin.upload(inventedVacancy(), inventedCvs(3));
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  const [first] = await robin.candidates(upload.id);
  const found = async (q: string) =>
    robin.json("GET", `/api/bulk-analysis-results?view=row&q=${encodeURIComponent(q)}`);
  expect(first?.summary).toContain("fully shown");
  for (const ours of ["shown", '"core requirements"', "strongest"]) expect(await found(ours)).toEqual([]);
  expect(await found("postgresql")).toHaveLength(1);
  await change(first?.id ?? "", { notes: "Met at the fair in Køge" });
  expect(await found("koge")).toMatchObject([{ id: first?.id, excerpt: expect.stringContaining("fair in Køge") }]);
  await change(first?.id ?? "", { notes: "" });
  expect(await found("koge")).toEqual([]);
});

const mona = { name: "Mona Reyes", position: "Baker", email: "mona@example.org", phone: "07700 900123" };

test("somebody I enter by hand is kept as specified, and found by what I wrote", async () => {
  const added = await add({ ...mona, experience: "Six years", skills: "Bread, , Pastry ", notes: "Met at the fair" });
  expect(added).toMatchObject({
    candidate_name: "Mona Reyes",
    score: 75,
    status: "pending",
    bulk_upload_id: null,
    notes: "Met at the fair",
    file_name: "Manual Entry",
    cv_file_path: "manual-entry",
    strengths: ["Bread", "Pastry"],
    summary: "Candidate for Baker. Experience: Six years. Skills: Bread, , Pastry.",
    concerns: ["Requires further screening and analysis"],
    technical_skills: [],
    soft_skills: [],
    contact_email: "mona@example.org",
    contact_phone: "07700 900123",
  });
  const [row] = await robin.json("GET", "/api/bulk-analysis-results?view=row&q=pastry");
  expect(row).toMatchObject({
    name: "Mona Reyes",
    matchScore: 75,
    techMatch: 50,
    softSkillsMatch: 55,
    status: "pending",
  });
  expect(await received()).toEqual(["candidate.changed"]);
});

test("a double click enters somebody once", async () => {
  const [first, second] = await Promise.all([add(mona, "click"), add(mona, "click")]);
  expect(second).toEqual(first);
  expect(await world.sql("select candidate_name from bulk_analysis_results")).toHaveLength(1);
});

test.each([{ name: " " }, { position: "" }, { email: "nonsense" }])("an entry with %j is refused", async (wrong) => {
  const answer = await robin.send("/api/bulk-analysis-results", {
    method: "POST",
    body: JSON.stringify({ ...mona, ...wrong }),
  });
  expect(answer.status).toBe(400);
});

const openings = async (query = "") => robin.json("GET", `/api/jobs${query}`);

test("what I screen for becomes one opening, and every candidate has applied for it", async () => {
  await world.work();
  for (const seed of [1, 2]) {
    const upload = await robin.upload(inventedVacancy(), inventedCvs(2, seed));
    await robin.start(upload.id);
    await robin.untilDone(upload.id);
  }
  const [opening, ...others] = await openings("?status=active");
  expect([opening.title.length > 3, others]).toEqual([true, []]);
  const rows = await robin.json("GET", "/api/bulk-analysis-results?view=row");
  expect(rows).toHaveLength(4);
  for (const row of rows) expect(row).toMatchObject({ jobId: opening.id, jobTitle: opening.title });
  const applied = await world.sql(
    "select a.confidence = c.evidence_confidence as same, a.job_id from applications a join bulk_analysis_results c on c.id = candidate_id",
  );
  expect(applied).toEqual(Array.from({ length: 4 }, () => ({ same: true, job_id: opening.id })));
  const found = await robin.json(
    "GET",
    `/api/bulk-analysis-results?view=row&q=${encodeURIComponent(`"${opening.title}"`)}`,
  );
  expect(found).toHaveLength(4);
});

test("an opening can be archived, and screening for it again opens it", async () => {
  await world.work();
  const upload = await robin.upload(inventedVacancy(), inventedCvs(1));
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  const [{ id }] = await openings();
  expect(await robin.json("PATCH", `/api/jobs/${id}`, { status: "archived" })).toMatchObject({
    id,
    status: "archived",
  });
  expect(await openings("?status=active")).toEqual([]);
  const again = await robin.upload(inventedVacancy(), inventedCvs(1));
  await robin.start(again.id);
  await robin.untilDone(again.id);
  expect(await openings("?status=active")).toMatchObject([{ id }]);
});
