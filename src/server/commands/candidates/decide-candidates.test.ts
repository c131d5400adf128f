import { expect, test } from "vitest";
import * as z from "zod/mini";
import { api } from "#shared/api.ts";
import { type Decision, DecisionAnswer, DecisionRow, FIRST_REASONS } from "#shared/candidates/decision.ts";
import { checkProduct } from "#server/operations/check-product.ts";
import { readConfig } from "#server/config/config.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { keepReported } from "#tests/support/reported-candidate.ts";
import { screened } from "#tests/support/screened-client.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");
signUpRobinPer("test");

const ROWS = "/api/bulk-analysis-results";

interface Words {
  reason?: string;
  note?: string;
  key?: string;
}

async function decide(ids: string[], decision: Decision | null, { key, ...words }: Words = {}) {
  const headers = key === undefined ? {} : { "idempotency-key": key };
  const body = { candidateIds: ids, decision, ...words };
  return DecisionAnswer.parse(await robin.json("POST", "/api/decisions", body, headers));
}

const undo = async ({ batch_id }: DecisionAnswer) =>
  DecisionAnswer.parse(await robin.json("POST", `/api/decisions/${batch_id}/undo`));
const recordOf = async (id: string) => z.array(DecisionRow).parse(await robin.json("GET", `${ROWS}/${id}/decisions`));
const presentOf = async (id: string) => (await robin.json("GET", `${ROWS}/${id}`)).decision;
const decisionsOf = async (id: string) => (await recordOf(id)).map(({ decision }) => decision);

test("nobody is decided on until a person does, and the decision stands with its reason and note", async () => {
  const id = await keepReported(world, robin.userId);
  expect(await presentOf(id)).toBeNull();
  expect(await recordOf(id)).toEqual([]);
  await decide([id], "decline", { reason: "Too little experience for this role", note: "Two years short." });
  expect(await robin.json("GET", `${ROWS}/${id}`)).toMatchObject({
    decision: "decline",
    decision_reason: "Too little experience for this role",
  });
  expect(await recordOf(id)).toMatchObject([
    { decision: "decline", note: "Two years short.", decided_by: "Robin Hale" },
  ]);
  expect(await world.sql("select 1 from outbox where user_id = $1 and kind <> 'confirmation'", [robin.userId])).toEqual(
    [],
  );
});

test("the record holds board, engine, score and rank of its moment, and what was changed later does not touch it", async () => {
  await world.work(1);
  const upload = await screened(robin, inventedVacancy(), inventedCvs(3));
  const [best] = await robin.candidates(upload.id);
  const id = best?.id ?? "";
  await decide([id], "advance");
  const [first] = await recordOf(id);
  expect(first).toMatchObject({
    board_version: 1,
    engine_version: best?.engine_version,
    score: best?.score,
    rank: 1,
    ranked_of: 3,
    upload_id: upload.id,
    job_id: best?.job_id,
  });
  const quoted = best?.findings.flatMap(({ quotes }) => quotes.map(({ text }) => text)) ?? [];
  expect(first?.grounds.criteria.flatMap(({ quotes }) => quotes.map(({ text }) => text)).toSorted()).toEqual(
    quoted.toSorted(),
  );
  const { criteria } = await robin.json("GET", `/api/bulk-file-uploads/${upload.id}/criteria`);
  const change = [{ key: criteria[0].key, weight: 9 }];
  await robin.json("PATCH", `/api/bulk-file-uploads/${upload.id}/criteria`, change);
  expect(await recordOf(id)).toEqual([first]);
  await decide([id], "hold");
  expect((await recordOf(id)).map(({ board_version }) => board_version)).toEqual([1, 2]);
});

test("many are decided on with one press and undone with one", async () => {
  const ids = [await keepReported(world, robin.userId), await keepReported(world, robin.userId)];
  const [first = ""] = ids;
  await decide([first], "hold", { reason: "A requirement is unclear" });
  const made = await decide(ids, "decline");
  expect(new Set(made.candidate_ids)).toEqual(new Set(ids));
  await undo(made);
  expect(await Promise.all(ids.map(presentOf))).toEqual(["hold", null]);
  expect(await recordOf(first)).toMatchObject([
    { decision: "hold", undoes: null },
    { decision: "decline", undoes: null },
    { decision: "hold", reason: "A requirement is unclear", undoes: made.batch_id },
  ]);
});

test("an undo that comes twice, or after somebody decided again, changes nothing", async () => {
  const id = await keepReported(world, robin.userId);
  const first = await decide([id], "advance");
  await decide([id], "decline");
  expect((await undo(first)).candidate_ids).toEqual([]);
  const last = await decide([id], "hold");
  expect((await undo(last)).candidate_ids).toEqual([id]);
  expect((await undo(last)).candidate_ids).toEqual([]);
  expect(await presentOf(id)).toBe("decline");
});

test("of two tabs the later one counts, both are in the record, and a call sent again does not come back", async () => {
  const id = await keepReported(world, robin.userId);
  const key = crypto.randomUUID();
  const advanced = await decide([id], "advance", { key });
  await decide([id], "decline");
  expect(await decide([id], "advance", { key })).toEqual(advanced);
  expect(await presentOf(id)).toBe("decline");
  await Promise.all(Array.from({ length: 8 }, (_, turn) => decide([id], turn % 2 === 0 ? "hold" : "advance")));
  const made = await decisionsOf(id);
  expect(await presentOf(id)).toBe(made.at(-1));
  expect(made.slice(0, 2)).toEqual(["advance", "decline"]);
});

test("the same decision again writes nothing, and keeps the reason that was given with it", async () => {
  const id = await keepReported(world, robin.userId);
  await decide([id], "hold", { reason: "A requirement is unclear" });
  expect(await decide([id], "hold")).toEqual({ batch_id: null, candidate_ids: [] });
  await decide([id], "hold", { note: "Ask about nights." });
  expect(await recordOf(id)).toMatchObject([
    { note: "" },
    { reason: "A requirement is unclear", note: "Ask about nights." },
  ]);
});

test("one stranger among mine and nobody is decided on", async () => {
  const sam = await world.client();
  const [mine, theirs] = [await keepReported(world, robin.userId), await keepReported(world, sam.userId)];
  await expect(decide([mine, theirs], "advance")).rejects.toThrow("404");
  expect(await presentOf(mine)).toBeNull();
});

test("the quotes I opened and the minutes the report was open go into the record, and nothing that no finding holds", async () => {
  const id = await keepReported(world, robin.userId);
  const place = { page: 2, start: 0, end: 9 };
  for (const quotes of [[], [place], [place, { page: 9, start: 1, end: 2 }]])
    await robin.json("POST", `${ROWS}/${id}/readings`, { quotes });
  await decide([id], "advance");
  await world.sql(
    "update report_readings set last_minute = last_minute - interval '1 minute' where candidate_id = $1",
    [id],
  );
  await robin.json("POST", `${ROWS}/${id}/readings`, { quotes: [] });
  await decide([id], "hold");
  const [first, second] = await recordOf(id);
  expect(first?.evidence_opened).toMatchObject([{ quote: "Led the migration of payments to Kafka.", page: 2 }]);
  expect([first?.minutes_open, second?.minutes_open]).toEqual([1, 2]);
});

test("a list can be narrowed to a decision, its figures count them, and nobody needs Pro for it", async () => {
  const text = "amara okafor";
  const [going, waiting] = [
    await keepReported(world, robin.userId, { text }),
    await keepReported(world, robin.userId, { text }),
  ];
  await decide([going], "advance");
  const idsFor = async (filter: string) =>
    (await robin.json("GET", `${ROWS}?view=row&${filter}`)).map(({ id }: { id: string }) => id);
  expect(await idsFor("decision=advance")).toEqual([going]);
  expect(await idsFor("decision=none")).toEqual([waiting]);
  expect(await idsFor("decision=advance&q=amara")).toEqual([going]);
  const { decisions } = await robin.json("GET", `${ROWS}/stats`);
  expect(decisions).toEqual({ advance: 1, hold: 0, decline: 0 });
});

test("the reasons begin with a short list, can be changed, and made decisions keep their words", async () => {
  const path = api.getDecisionReasons.path;
  expect(await robin.json("GET", path)).toEqual(FIRST_REASONS);
  const own = { advance: ["Portfolio"], hold: [], decline: ["No permit to work", "No permit to work"] };
  const kept = { ...own, decline: ["No permit to work"] };
  expect(await robin.json("PUT", path, own)).toEqual(kept);
  expect(await robin.json("GET", path)).toEqual(kept);
  expect((await robin.send(path, { method: "PUT", body: JSON.stringify({ ...own, hold: [" "] }) })).status).toBe(400);
});

test("erasing a candidate erases the decisions, the reading and their words, and leaves the log unbroken", async () => {
  const id = await keepReported(world, robin.userId);
  await robin.json("POST", `${ROWS}/${id}/readings`, { quotes: [] });
  await decide([id], "decline", { note: "Kanarienote" });
  await robin.send(`${ROWS}/${id}`, { method: "DELETE" });
  for (const table of ["candidate_decisions", "report_readings"])
    expect(await world.sql(`select 1 from ${table} where candidate_id = $1`, [id])).toEqual([]);
  expect(await statusLine()).toMatchObject({ isWell: true });
});

const statusLine = async () => {
  const checks = await checkProduct(readConfig({ DATABASE_URL: world.url, EVENHAND_DATA: world.dataFolder }, []));
  return checks.find(({ name }) => name === "decisions");
};

test.each([
  ["changed", "update candidate_decisions set decision = 'advance' where id = $1"],
  ["changed", "update candidate_decisions set note = 'Never said.' where id = $1"],
  ["changed", "update candidate_decisions set score = 99 where id = $1"],
  ["changed", "update candidate_decisions set minutes_open = 45 where id = $1"],
  ["changed", "update candidate_decisions set decided_at = decided_at - interval '1 day' where id = $1"],
  ["removed", "delete from candidate_decisions where id = $1"],
  [
    "shown otherwise",
    "update bulk_analysis_results set decision = 'hold' where id = (select candidate_id from candidate_decisions where id = $1)",
  ],
])("a decision that a database administrator alters is reported by the status: %s by %s", async (fault, alter) => {
  const id = await keepReported(world, robin.userId);
  await decide([id], "decline", { note: "Said." });
  expect(await statusLine()).toEqual({ name: "decisions", isWell: true, says: "unbroken" });
  const [row] = await recordOf(id);
  await world.sql(alter, [row?.id]);
  const line = await statusLine();
  expect(line?.isWell).toBe(false);
  expect(line?.says).toContain(`${row?.id} ${fault}`);
  await world.sql("delete from bulk_analysis_results where id = $1", [id]);
});

test("a decision that was slipped in has no entry in the log", async () => {
  const id = await keepReported(world, robin.userId);
  const [slipped] = await world.sql(
    `insert into candidate_decisions (batch_id, user_id, candidate_id, decided_by, grounds)
     values (gen_random_uuid(), $1, $2, 'Nobody', '{}') returning id`,
    [robin.userId, id],
  );
  expect((await statusLine())?.says).toContain(`${slipped?.id} unsealed`);
  await world.sql("delete from bulk_analysis_results where id = $1", [id]);
});
