import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { ENGINE_VERSION } from "#shared/screening/engine-version.ts";
import {
  BoardVersion,
  CriteriaList,
  type KeyedCriterion,
  SavedBoard,
  type SetRow,
} from "#shared/vacancies/criteria.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { screened } from "#tests/support/screened-client.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

let robin: TestClient;
let id: string;
openWorldPer("file");
beforeAll(async () => {
  await world.work();
  robin = await world.proClient();
  ({ id } = await screened(robin, inventedVacancy(), inventedCvs(8)));
});

const pathOf = (upload: string) => `/api/bulk-file-uploads/${upload}/criteria`;
const listOf = async (upload = id) => CriteriaList.parse(await robin.json("GET", pathOf(upload)));
const versionsOf = async (upload = id) =>
  z.array(BoardVersion).parse(await robin.json("GET", `/api/bulk-file-uploads/${upload}/board-versions`));

async function set(change: (rows: SetRow[]) => SetRow[], upload = id): Promise<CriteriaList> {
  const { version, criteria } = await listOf(upload);
  return CriteriaList.parse(await robin.json("PUT", pathOf(upload), { version, rows: change(asRows(criteria)) }));
}

function asRows(criteria: KeyedCriterion[]): SetRow[] {
  return criteria.map(({ key, wording, importance, weight }) => ({ key, wording, importance, weight }));
}

async function refusalOf(body: unknown, client = robin, upload = id) {
  const answer = await client.send(pathOf(upload), { method: "PUT", body: JSON.stringify(body) });
  const { error } = await answer.json();
  return { status: answer.status, code: error.code, message: error.message };
}

const redis: SetRow = { wording: "Redis", importance: "must", weight: 5 };

/** Everything that is said about a candidate because of the board. */
async function judgements(upload = id) {
  const candidates = await robin.candidates(upload);
  return candidates.map((one) => judgementOf(one));
}

function judgementOf({ file_name, score, musts_met, findings, summary, strengths, concerns, ...rest }: Candidate) {
  const { technical_skills, soft_skills, interview_insights, shortlist_rank, evidence_confidence } = rest;
  const words = { summary, strengths, concerns, technical_skills, soft_skills, interview_insights };
  return { file_name, score, musts_met, findings, shortlist_rank, evidence_confidence, ...words };
}

const stateOf = (upload = id) =>
  Promise.all([
    world.sql("select * from bulk_analysis_results where bulk_upload_id = $1 order by position", [upload]),
    world.sql("select * from criteria where upload_id = $1 order by position", [upload]),
    world.sql("select * from board_versions where upload_id = $1 order by version", [upload]),
    world.sql("select count(*)::int as entries from audit_log"),
    world.sql("select count(*)::int as events from live_events"),
  ]);

test("I add a criterion after the run: everybody is matched against it, and no file is read again", async () => {
  const before = await listOf();
  const list = await set((rows) => [redis, ...rows]);
  const [added] = list.criteria;
  expect(list).toMatchObject({ version: before.version + 1, made_by: "Robin Hale" });
  expect(added).toMatchObject({ wording: "Redis", kind: "skill", weight: 5 });
  const candidates = await robin.candidates(id);
  const verdicts = candidates.map(({ findings }) => findings.find(({ criterion_id }) => criterion_id === added?.key));
  expect(new Set(verdicts.map((finding) => finding?.level)).size).toBeGreaterThan(1);
  const shown = verdicts.filter((finding) => finding?.level !== "missing");
  for (const finding of shown) expect(finding?.quotes[0]?.boxes.length).toBeGreaterThan(0);
  expect(new Set(verdicts.map((finding) => finding?.engine))).toEqual(new Set([undefined]));
  expect(await world.sql("select from tasks where upload_id = $1 and state <> 'done'", [id])).toEqual([]);
});

/** Every column that is not about the upload itself, and the confidence that applications repeat. */
async function everything(upload: string) {
  const rows = await world.sql(
    `select c.*, a.confidence from bulk_analysis_results c join applications a on a.candidate_id = c.id
     where c.bulk_upload_id = $1 order by c.file_name`,
    [upload],
  );
  const own = new Set(["id", "bulk_upload_id", "cv_file_path", "created_at", "completed_at"]);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !own.has(column))));
}

const asGate = (row: SetRow): SetRow => ({ ...row, importance: "gate" });

test.each<[string, (rows: SetRow[]) => SetRow[]]>([
  [
    "rows added, removed and turned round",
    (rows) => [{ wording: "Running a warehouse", importance: "gate", weight: 3 }, ...rows.slice(2).toReversed()],
  ],
  ["one weight", (rows) => rows.map((row, at) => (at === 2 ? { ...row, weight: row.weight + 7 } : row))],
  ["weights, order and a condition", ([first = redis, ...rows]) => [...rows.toReversed(), asGate(first)]],
])("%s: every column is that of a screening that began with this board", async (_what, change) => {
  await set(change);
  const { criteria } = await listOf();
  const fresh = await robin.upload(inventedVacancy(), inventedCvs(8));
  await world.sql(
    "update bulk_file_uploads set vacancy = (select vacancy from bulk_file_uploads where id = $1) where id = $2",
    [id, fresh.id],
  );
  await world.sql(
    `insert into criteria select user_id, $2, key, position, wording, kind, importance, weight, required_years, terms
     from criteria where upload_id = $1`,
    [id, fresh.id],
  );
  await robin.start(fresh.id);
  await robin.untilDone(fresh.id);
  const [changed, anew] = [await everything(id), await everything(fresh.id)];
  expect(changed).toHaveLength(8);
  expect(round(changed)).toEqual(round(anew));
  expect((await listOf(fresh.id)).criteria).toEqual(criteria);
});

/** Boxes are kept to a hundredth of a point. */
function round(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, one) => (typeof one === "number" ? Number(one.toFixed(3)) : one));
}

test("undo is setting an earlier version again, and puts back every rank and word", async () => {
  const [before, { version }] = [await judgements(), await listOf()];
  await set((rows) => [...rows.slice(1), { wording: "Kubernetes in production", importance: "must", weight: 9 }]);
  expect(await judgements()).not.toEqual(before);
  const earlier = (await versionsOf()).find((one) => one.version === version);
  const list = await set(() => asRows(earlier?.criteria ?? []));
  expect(list.criteria).toEqual(earlier?.criteria);
  expect(list.version).toBe(version + 2);
  expect(await judgements()).toEqual(before);
});

test("every version says who set it and when; the screening began with the first", async () => {
  const versions = await versionsOf();
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, at) => versions.length - at));
  expect(versions.at(-1)).toMatchObject({ version: 1, made_by: null });
  expect(versions[0]).toMatchObject({ made_by: "Robin Hale" });
  expect(versions[0]?.criteria).toEqual((await listOf()).criteria);
});

test("a removed criterion is gone from every report; one reworded is a new one with findings of its own", async () => {
  const [gone, reworded, ...others] = (await listOf()).criteria;
  const { criteria } = await set((rows) =>
    rows
      .slice(1)
      .map((row) => (row.key === reworded?.key ? Object.assign(row, { wording: "Fork lift licence" }) : row)),
  );
  const keys = criteria.map(({ key }) => key);
  expect(keys).not.toContain(gone?.key);
  expect(keys.slice(1)).toEqual(others.map(({ key }) => key));
  for (const { findings, summary, concerns } of await judgements()) {
    expect(findings.map(({ criterion_id }) => criterion_id)).toEqual(keys);
    expect([summary, ...concerns].join(" ")).not.toContain(`“${gone?.wording}”`);
  }
});

test("the same board twice is one version, and nothing more is written or announced", async () => {
  await set((rows) => rows.toReversed());
  const once = await stateOf();
  await set((rows) => rows);
  expect(await stateOf()).toEqual(once);
});

test("two tabs: the second is told that the board is newer, and overwrites nothing", async () => {
  const { version, criteria } = await listOf();
  const answers = await Promise.all(
    ["Welding", "Plumbing"].map((wording) =>
      robin.send(pathOf(id), {
        method: "PUT",
        body: JSON.stringify({ version, rows: [...asRows(criteria), { ...redis, wording }] }),
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const refused = await answers.find(({ status }) => status === 409)?.json();
  expect(refused.error).toMatchObject({ code: "board_changed", field: "version" });
  expect(refused.error.message).toContain(`version ${version + 1}`);
  expect((await listOf()).criteria).toHaveLength(criteria.length + 1);
});

test("a candidate who is erased takes the kept text along and is not missed", async () => {
  const upload = await screened(robin, inventedVacancy(), inventedCvs(3));
  const [first] = await robin.candidates(upload.id);
  const texts = () =>
    world.sql("select from cv_texts join bulk_analysis_results c on c.id = candidate_id where bulk_upload_id = $1", [
      upload.id,
    ]);
  expect(await texts()).toHaveLength(3);
  await robin.json("POST", "/api/bulk-analysis-results/delete", { ids: [first?.id] });
  expect(await texts()).toHaveLength(2);
  expect(await world.sql("select from cv_texts where candidate_id = $1", [first?.id])).toEqual([]);
  await set((rows) => [redis, ...rows], upload.id);
  expect((await robin.candidates(upload.id)).every(({ findings }) => findings.length > 1)).toBe(true);
});

test.each([
  ["a protected trait", [{ ...redis, wording: "Female candidates only" }], 422, "protected_trait"],
  ["a key that was never on this board", [{ ...redis, key: "c999" }], 400, "invalid_request"],
  ["the same wording twice", [redis, { ...redis, wording: " redis " }], 400, "invalid_request"],
  ["no row at all", [], 400, "invalid_request"],
  ["words without a letter", [{ ...redis, wording: "12 34" }], 400, "invalid_request"],
  ["a weight of nothing", [{ ...redis, weight: 0 }], 400, "invalid_request"],
])("%s is refused, and nothing changes", async (_what, rows, status, code) => {
  const [before, { version }] = [await stateOf(), await listOf()];
  expect(await refusalOf({ version, rows })).toMatchObject({ status, code });
  expect(await stateOf()).toEqual(before);
});

test("the refusal of a trait names it", async () => {
  const { version } = await listOf();
  const rows = [{ ...redis, wording: "Not older than 35" }];
  expect((await refusalOf({ version, rows })).message).toMatch(/older than 35.*age/u);
});

test("the boards of my vacancies are there for the next one, the newest first, and nobody else's", async () => {
  await screened(robin, inventedVacancy("Site Manager"), inventedCvs(1));
  const boards = z.array(SavedBoard).parse(await robin.json("GET", "/api/boards"));
  expect(boards.map(({ title }) => title)).toEqual(["Site Manager", "Backend Engineer"]);
  expect(boards[0]?.rows.length).toBeGreaterThan(5);
  const sam = await world.client();
  expect(await sam.json("GET", "/api/boards")).toEqual([]);
});

test("somebody else's board can be neither seen nor set", async () => {
  const sam = await world.client();
  expect(await refusalOf({ version: 1, rows: [redis] }, sam)).toMatchObject({ status: 404, code: "not_found" });
  expect((await sam.send(`/api/bulk-file-uploads/${id}/board-versions`)).status).toBe(404);
});

test("CVs without a kept text can only be weighed anew, and the list says so beforehand", async () => {
  const upload = await screened(robin, inventedVacancy(), inventedCvs(2));
  expect((await listOf(upload.id)).only_weights).toBe(false);
  await world.sql(
    "delete from cv_texts where candidate_id in (select id from bulk_analysis_results where bulk_upload_id = $1)",
    [upload.id],
  );
  const { version, criteria, only_weights } = await listOf(upload.id);
  expect(only_weights).toBe(true);
  const rows = asRows(criteria);
  const added = { version, rows: [...rows, redis] };
  expect(await refusalOf(added, robin, upload.id)).toMatchObject({ status: 409, code: "only_weights" });
  const heavier = await set(
    (all) => all.map((row, at) => (at === 0 ? Object.assign(row, { weight: 9 }) : row)),
    upload.id,
  );
  expect(heavier.criteria[0]?.weight).toBe(9);
});

test("where a language model judged, the local engine judges the new criterion and the finding says so", async () => {
  const upload = await screened(robin, inventedVacancy(), inventedCvs(2));
  const asModel = "some-model prompt-3 local-6";
  await world.sql("update bulk_analysis_results set engine_version = $2 where bulk_upload_id = $1", [
    upload.id,
    asModel,
  ]);
  await set((rows) => [redis, ...rows], upload.id);
  for (const { findings, engine_version } of await robin.candidates(upload.id)) {
    expect(engine_version).toBe(asModel);
    expect(findings.map(({ engine }) => engine)).toEqual([ENGINE_VERSION, ...findings.slice(1).map(() => undefined)]);
  }
});
