import { beforeAll, expect, test } from "vitest";
import { ENGINE_VERSION } from "#shared/screening/engine-version.ts";
import { CriteriaList } from "#shared/vacancies/criteria.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { screened } from "#tests/support/screened-client.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

let id: string;
openWorldPer("file");
signUpRobinPer("file", "pro");
beforeAll(async () => {
  const working = await world.work();
  ({ id } = await screened(robin, inventedVacancy(), inventedCvs(3)));
  await working.stop();
});

const press = (upload = id, client = robin) =>
  client.send("/api/functions/judge-again", { method: "POST", body: JSON.stringify({ bulkUploadId: upload }) });
const queuedBy = async () => (await (await press()).json()).queued;
const judgedEarlier = async () =>
  CriteriaList.parse(await robin.json("GET", `/api/bulk-file-uploads/${id}/criteria`)).judged_earlier;

async function standings() {
  const candidates = await robin.candidates(id);
  return candidates.map(({ file_name, score, shortlist_rank, engine_version, status }) =>
    [file_name, score, shortlist_rank, engine_version, status].join(" "),
  );
}

const countRows = async (table: string, condition: string) =>
  (await world.sql(`select count(*)::int as found from ${table} where ${condition}`))[0]?.["found"];

test("what an earlier engine judged is judged again with one press: scores stand meanwhile, nothing is charged", async () => {
  const present = await standings();
  const units = await countRows("usage_ledger", "true");
  await world.sql(
    "update bulk_analysis_results set engine_version = 'local-4', score = 50 where bulk_upload_id = $1 and position < 2",
    [id],
  );
  expect(await judgedEarlier()).toBe(2);
  expect([await queuedBy(), await queuedBy()]).toEqual([2, 0]);
  expect((await standings()).filter((standing) => standing.includes("50"))).toHaveLength(2);
  const refused = await robin.send(`/api/bulk-file-uploads/${id}/criteria`, {
    method: "PATCH",
    body: JSON.stringify([{ key: "c1", weight: 9 }]),
  });
  expect(refused.status).toBe(409);

  const working = await world.work();
  await expect.poll(judgedEarlier, { timeout: 60_000 }).toBe(0);
  await working.stop();
  expect(await standings()).toEqual(present);
  expect(present.every((standing) => standing.includes(`${ENGINE_VERSION} completed`))).toBe(true);
  expect(await countRows("usage_ledger", "true")).toBe(units);
  expect(await countRows("audit_log", "action = 'judged_again'")).toBe(1);
});

test("where the present engine judged a press changes nothing, and before the screening it is refused", async () => {
  expect(await queuedBy()).toBe(0);
  const fresh = await robin.upload(inventedVacancy(), inventedCvs(1));
  expect((await press(fresh.id)).status).toBe(409);
});

test("nobody can have the CVs of somebody else judged again", async () => {
  expect((await press(id, await world.client())).status).toBe(404);
});
