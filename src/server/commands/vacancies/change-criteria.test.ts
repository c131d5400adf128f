import { renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CriteriaList, type CriterionChange } from "#shared/vacancies/criteria.ts";
import type { Finding, Level } from "#shared/screening/evidence.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { type JudgedCv, keepJudgedUpload } from "#tests/support/judged-upload.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");
signUpRobinPer("file");

function finding(criterion_id: string, level: Level): Finding {
  return { criterion_id, level, mentions: level === "missing" ? 0 : 2, quotes: [] };
}

const lacksFirst: JudgedCv = { role_fit: 0.9, findings: [finding("c1", "missing"), finding("c2", "strong")] };
const showsFirst: JudgedCv = { role_fit: 0.3, findings: [finding("c1", "strong"), finding("c2", "partial")] };
const makeGate = [{ key: "c1", importance: "gate" as const }];
const makeOptional = [{ key: "c1", importance: "nice" as const, weight: 0.5 }];

function keepUpload(cvs = [lacksFirst, showsFirst], shortlistCount: number | null = 2) {
  const criteria = ["c1", "c2"].map((key) => ({ key, importance: "must" as const, weight: 2 }));
  return keepJudgedUpload(world, robin.userId, { criteria, cvs, shortlistCount });
}

const pathOf = (id: string) => `/api/bulk-file-uploads/${id}/criteria`;
const listOf = async (id: string) => CriteriaList.parse(await robin.json("GET", pathOf(id)));
const change = async (id: string, changes: CriterionChange[]) =>
  CriteriaList.parse(await robin.json("PATCH", pathOf(id), changes));
const shortlisted = async (id: string) => (await robin.shortlist(id)).map(({ file_name }) => file_name);

async function standingsOf(id: string) {
  const candidates = await robin.candidates(id);
  return candidates.map((one) => [one.id, one.score, one.musts_met, one.shortlist_rank].join(" "));
}

async function judgementOf(id: string) {
  const { criteria } = await listOf(id);
  const candidates = await robin.candidates(id);
  return {
    weighed: criteria.map(({ weight, importance }) => ({ weight, importance })),
    ranked: candidates.map(({ file_name, score, shortlist_rank }) => ({ file_name, score, shortlist_rank })),
  };
}

async function refusalOf(id: string, body: unknown, client = robin) {
  const answer = await client.send(pathOf(id), { method: "PATCH", body: JSON.stringify(body) });
  return [answer.status, (await answer.json()).error.code];
}

/** Everything that a change can touch, and what it must not. */
const stateOf = (id: string) =>
  Promise.all([
    world.sql("select * from bulk_analysis_results where bulk_upload_id = $1 order by position", [id]),
    world.sql("select * from criteria where upload_id = $1 order by position", [id]),
    world.sql("select * from bulk_file_uploads where id = $1", [id]),
    world.sql("select count(*)::int as events from live_events"),
    world.sql("select count(*)::int as entries from audit_log"),
  ]);

test("I make a requirement optional and the ranking changes without reading again", async () => {
  const id = await keepUpload();
  await change(id, makeGate);
  expect(await shortlisted(id)).toEqual(["2", "1"]);
  const { criteria } = await change(id, makeOptional);
  expect(criteria).toMatchObject([
    { key: "c1", importance: "nice", weight: 0.5 },
    { key: "c2", importance: "must", weight: 2 },
  ]);
  expect(await listOf(id)).toMatchObject({ title: "Welder", set_aside: [], criteria });
  expect(await shortlisted(id)).toEqual(["1", "2"]);
  const queued = await world.sql("select from tasks where upload_id = $1 union all select from pgboss.job", [id]);
  expect(queued).toEqual([]);
});

test("a change leaves the words about a CV and its evidence as they are", async () => {
  const id = await keepUpload();
  const wordsOf = () =>
    world.sql(
      "select summary, strengths, findings, role_fit, evidence_confidence from bulk_analysis_results where bulk_upload_id = $1 order by position",
      [id],
    );
  const before = await wordsOf();
  await change(id, makeGate);
  expect(await wordsOf()).toEqual(before);
});

const flagOf = (score: number) => (score < 40 ? "major" : score < 70 ? "minor" : "none");

test("a changed score changes the flag that lists filter by", async () => {
  const id = await keepUpload();
  const flags = async () => {
    const rows = await world.sql(
      "select score, flag_level, experience_level from bulk_analysis_results where bulk_upload_id = $1 order by position",
      [id],
    );
    return rows.map(({ score, flag_level, experience_level }) => [score, flag_level, experience_level]);
  };
  await world.sql(
    `update bulk_analysis_results set candidate_name = 'Mona Reyes', summary = repeat('x', 60), technical_skills = s, soft_skills = s
     from (select '[{"skill": "A", "level": "strong", "evidence": ""}, {"skill": "B", "level": "strong", "evidence": ""}]'::jsonb s) skills where bulk_upload_id = $1`,
    [id],
  );
  await change(id, makeOptional);
  const before = await flags();
  await change(id, makeGate);
  const after = await flags();
  expect(after).not.toEqual(before);
  for (const [score, flag] of [...before, ...after]) expect(flag).toBe(flagOf(score));
});

test("the same change twice changes nothing more", async () => {
  const id = await keepUpload();
  await change(id, makeGate);
  const once = await stateOf(id);
  await change(id, makeGate);
  expect(await stateOf(id)).toEqual(once);
});

test("candidates whose score or rank changed are announced, by ids only, and no others", async () => {
  const id = await keepUpload([lacksFirst, showsFirst, { role_fit: 0, findings: [] }]);
  await change(id, makeGate);
  const before = new Set(await standingsOf(id));
  const [{ newest }] = await world.sql("select max(id)::int as newest from live_events");
  await change(id, makeOptional);
  const changed = (await standingsOf(id))
    .filter((persistent) => !before.has(persistent))
    .map((persistent) => persistent.split(" ")[0]);
  expect(changed).toHaveLength(2);
  const events = await world.sql("select event from live_events where id > $1", [newest]);
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set([
      { kind: "upload.changed", upload_id: id },
      ...changed.map((candidate_id) => ({ kind: "candidate.changed", upload_id: id, candidate_id })),
    ]),
  );
});

test("each change is written in the audit log once", async () => {
  const id = await keepUpload();
  for (const changes of [makeGate, makeGate, makeOptional]) await change(id, changes);
  const entries = await world.sql("select user_id, action from audit_log where subject_id = $1", [id]);
  const entry = { user_id: robin.userId, action: "criteria_changed" };
  expect(entries).toEqual([entry, entry]);
});

test("eight changes at once are all kept, and the scores are those of all of them", async () => {
  const keys = Array.from({ length: 8 }, (_, index) => `c${index + 1}`);
  const criteria = keys.map((key) => ({ key, importance: "must" as const, weight: 2 }));
  const cvs = [0.2, 0.3].map((role_fit, index) => ({
    role_fit,
    findings: keys.map((key, place) => finding(key, (place + index) % 3 === 0 ? "missing" : "strong")),
  }));
  const keep = () => keepJudgedUpload(world, robin.userId, { criteria, cvs, shortlistCount: 1 });
  const [together, inTurn] = [await keep(), await keep()];
  const changes = keys.map((key, index) => [{ key, weight: index + 3 }]);
  await Promise.all(changes.map((one) => change(together, one)));
  for (const one of changes) await change(inTurn, one);
  expect(await judgementOf(together)).toEqual(await judgementOf(inTurn));
});

test("re-scoring 250 candidates leaves ranks 1..n without gaps", async () => {
  const levels: Level[] = ["strong", "partial", "missing"];
  const cvs = Array.from({ length: 250 }, (_, index) => ({
    role_fit: (index % 50) / 50,
    findings: [
      finding("c1", levels[index % 3] ?? "missing"),
      { ...finding("c2", levels[index % 2] ?? "missing"), credit: 0.3 + (index % 50) / 100 },
    ],
  }));
  const id = await keepUpload(cvs, null);
  await change(id, makeGate);
  const ranked = await robin.shortlist(id);
  expect(ranked.map(({ shortlist_rank }) => shortlist_rank)).toEqual(cvs.map((_, index) => index + 1));
  const scores = ranked.map(({ score }) => score ?? -1);
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  expect(new Set(scores).size).toBeGreaterThan(10);
});

test("another user cannot see or change my criteria", async () => {
  const id = await keepUpload();
  const before = await stateOf(id);
  const sam = await world.client();
  expect((await sam.send(pathOf(id))).status).toBe(404);
  expect(await refusalOf(id, makeGate, sam)).toEqual([404, "not_found"]);
  expect((await stateOf(id)).slice(0, 4)).toEqual(before.slice(0, 4));
});

test.each([
  ["a weight that is not a number", [{ key: "c1", weight: "2" }]],
  ["a weight of nothing", [{ key: "c1", weight: 0 }]],
  ["a weight below nothing", [{ key: "c1", weight: -1 }]],
  ["a weight above ten", [{ key: "c1", weight: 10.1 }]],
  ["an importance that does not exist", [{ key: "c1", importance: "vital" }]],
  ["a criterion that does not exist", [...makeGate, { key: "c9", weight: 1 }]],
  ["a criterion named twice", [...makeGate, ...makeOptional]],
  ["something that is no list", { key: "c1", weight: 1 }],
])("%s is refused and nothing changes", async (_what, body) => {
  const id = await keepUpload();
  const before = await stateOf(id);
  expect(await refusalOf(id, body)).toEqual([400, "invalid_request"]);
  expect(await stateOf(id)).toEqual(before);
});

test("CVs that an earlier engine judged are summed by their levels", async () => {
  const id = await keepUpload([lacksFirst, { ...showsFirst, role_fit: null }]);
  await change(id, makeOptional);
  expect(new Set((await robin.candidates(id)).map(({ score }) => score))).toEqual(new Set([60, 80]));
});

test("criteria cannot be changed before the screening or while it runs", async () => {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(1));
  expect(await listOf(upload.id)).toMatchObject({ title: null, set_aside: [], criteria: [] });
  expect(await refusalOf(upload.id, makeGate)).toEqual([409, "upload_incomplete"]);
  await robin.start(upload.id);
  expect(await refusalOf(upload.id, makeGate)).toEqual([409, "upload_already_started"]);
  await robin.json("POST", "/api/analysis/cancel", { bulkUploadId: upload.id });
  expect(await refusalOf(upload.id, makeGate)).toEqual([409, "upload_incomplete"]);
});

test("a weight put back puts back every score that reading gave", async () => {
  const working = await world.work();
  const upload = await robin.upload(inventedVacancy(), inventedCvs(8), { shortlist_count: 3 });
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  const [asRead] = await stateOf(upload.id);
  const { criteria } = await listOf(upload.id);
  expect(criteria.map(({ key }) => key)).toEqual(criteria.map((_, index) => `c${index + 1}`));
  await change(
    upload.id,
    criteria.map(({ key }, index) => ({ key, weight: 1 + (index % 10), importance: "nice" })),
  );
  expect((await stateOf(upload.id))[0]).not.toEqual(asRead);
  await change(
    upload.id,
    criteria.map(({ key, weight, importance }) => ({ key, weight, importance })),
  );
  expect((await stateOf(upload.id))[0]).toEqual(asRead);
  await working.stop();
});

/** The second copy is not to be found while the first is read. For each test a CV that no other has sent for this vacancy. */
async function screenWithoutSecondCopy(seed: number) {
  const [cv] = inventedCvs(1, seed);
  if (cv === undefined) throw new Error("There is no CV to test with.");
  const upload = await robin.upload(inventedVacancy(), [cv, { ...cv, fileName: "copy.pdf" }]);
  const [file] = await world.sql("select storage_key from stored_files where path = $1", [upload.cv_file_paths[1]]);
  const [place, away] = [join(world.folder, file.storage_key), join(world.folder, "away")];
  renameSync(place, away);
  await robin.start(upload.id);
  const working = await world.work(1);
  await robin.untilDone(upload.id);
  await working.stop();
  renameSync(away, place);
  return upload.id;
}

const restartCopy = (id: string) =>
  robin.json("POST", "/api/analysis/restart", { bulkUploadId: id, filename: "copy.pdf" });

async function expectEqualCopies(id: string) {
  const working = await world.work(1);
  await robin.untilDone(id);
  await working.stop();
  const [one, other] = await robin.candidates(id);
  expect(other).toMatchObject({ status: "completed", score: one?.score, musts_met: one?.musts_met });
}

test("a CV that is tried again later is judged by the changed criteria", async () => {
  const id = await screenWithoutSecondCopy(2);
  const [asRead] = await robin.candidates(id);
  const { criteria } = await listOf(id);
  await change(
    id,
    criteria.map(({ key }) => ({ key, importance: "nice" })),
  );
  await restartCopy(id);
  await expectEqualCopies(id);
  expect((await robin.candidates(id)).map(({ musts_met }) => musts_met)).not.toContain(asRead?.musts_met);
});

test("a screening that is cancelled and started again keeps the changed criteria", async () => {
  const id = await screenWithoutSecondCopy(3);
  const { criteria } = await listOf(id);
  const changed = await change(
    id,
    criteria.map(({ key }) => ({ key, importance: "nice" })),
  );
  await restartCopy(id);
  await robin.json("POST", "/api/analysis/cancel", { bulkUploadId: id });
  await robin.start(id);
  await expectEqualCopies(id);
  expect(await listOf(id)).toEqual(changed);
});
