import { expect, test } from "vitest";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");

const me = (client: TestClient) => client.json("GET", "/api/users/me");
const broken = { fileName: "broken.pdf", bytes: Buffer.from("%PDF-1.7 and then nothing a reader could use") };

/** Units of the present period, as screenings leave them. */
async function use(client: TestClient, units: number) {
  await world.sql(
    `insert into usage_ledger (candidate_id, user_id, period)
      select gen_random_uuid(), id, resume_count_reset_date from users, generate_series(1, $2) where id = $1`,
    [client.userId, units],
  );
}

const outcome = async (started: Promise<Response>) => {
  const answer = await started;
  return answer.ok ? "accepted" : (await answer.json()).error.code;
};

const start = (client: TestClient, bulkUploadId: string) =>
  client.send("/api/functions/bulk-ai-screening", { method: "POST", body: JSON.stringify({ bulkUploadId }) });

test("20 used and ten uploads of 5 at once: one is accepted, nine are not", async () => {
  const robin = await world.client();
  await use(robin, 20);
  const uploads = [];
  for (let turn = 0; turn < 10; turn += 1) uploads.push(await robin.upload(inventedVacancy(), inventedCvs(5)));
  const outcomes = await Promise.all(uploads.map(({ id }) => outcome(start(robin, id))));
  expect(outcomes.filter((each) => each === "accepted")).toHaveLength(1);
  expect(outcomes.filter((each) => each === "limit_reached")).toHaveLength(9);
  expect(await me(robin)).toMatchObject({ monthly_resume_count: 25, remaining: 0 });
});

test("24 used and 250 chosen are refused before they travel, and one is still accepted", async () => {
  const robin = await world.client();
  await use(robin, 24);
  await expect(robin.createUpload(250)).rejects.toThrow("1 of 25 screenings are left");
  const one = await robin.upload(inventedVacancy(), inventedCvs(1));
  await robin.start(one.id);
  expect(await me(robin)).toMatchObject({ remaining: 0 });
  await expect(robin.createUpload(1)).rejects.toThrow("limit_reached");
});

test("what was left when the files were sent is counted again when the screening starts", async () => {
  const robin = await world.client();
  await use(robin, 23);
  const upload = await robin.upload(inventedVacancy(), inventedCvs(2));
  await use(robin, 1);
  expect(await outcome(start(robin, upload.id))).toBe("limit_reached");
  expect(await me(robin)).toMatchObject({ monthly_resume_count: 24 });
});

test("a CV that could not be read gives its unit back; trying it again takes it only if it can be read", async () => {
  const robin = await world.client();
  await use(robin, 23);
  const working = await world.work(1);
  const upload = await robin.upload(inventedVacancy(), [...inventedCvs(1), broken]);
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  expect(await me(robin)).toMatchObject({ monthly_resume_count: 24, remaining: 1 });
  await robin.json("POST", "/api/analysis/restart", { bulkUploadId: upload.id, filename: "broken.pdf" });
  await robin.untilDone(upload.id);
  expect(await me(robin)).toMatchObject({ monthly_resume_count: 24 });
  await use(robin, 1);
  const again = { bulkUploadId: upload.id, filename: "broken.pdf" };
  await expect(robin.json("POST", "/api/analysis/restart", again)).rejects.toThrow("limit_reached");
  await working.stop();
});

test("what was cancelled holds nothing, and a new start takes only what is left of it", async () => {
  const robin = await world.client();
  await use(robin, 20);
  const upload = await robin.upload(inventedVacancy(), inventedCvs(5));
  await robin.start(upload.id);
  expect(await me(robin)).toMatchObject({ remaining: 0 });
  await robin.json("POST", "/api/analysis/cancel", { bulkUploadId: upload.id });
  expect(await me(robin)).toMatchObject({ remaining: 5 });
  expect(await outcome(start(robin, upload.id))).toBe("accepted");
  expect(await me(robin)).toMatchObject({ remaining: 0 });
});

test("Pro has no limit", async () => {
  const robin = await world.proClient();
  await use(robin, 30);
  expect(await me(robin)).toMatchObject({ monthly_resume_count: 30, remaining: null });
  await robin.createUpload(250);
});

test("the count begins anew when the date has passed, once, and always on the same day of a month", async () => {
  const robin = await world.client();
  await use(robin, 25);
  const resetTo = (when: string) =>
    world.sql(
      `with moved as (update users set resume_count_reset_date = ${when} where id = $1 returning *)
      update usage_ledger set period = moved.resume_count_reset_date from moved where usage_ledger.user_id = moved.id
        and usage_ledger.period is not null`,
      [robin.userId],
    );
  await resetTo("date_trunc('day', now()) - interval '70 days'");
  const [before, ...others] = await Promise.all([me(robin), me(robin), me(robin)]);
  expect(others).toEqual([before, before]);
  expect(before).toMatchObject({ monthly_resume_count: 0, remaining: 25 });
  const [dates] = await world.sql(
    `select resume_count_reset_date > now() as ahead, resume_count_reset_date <= now() + interval '1 month' as near
      from users where id = $1`,
    [robin.userId],
  );
  expect(dates).toEqual({ ahead: true, near: true });
});

test("a clock that is set back gives nothing back", async () => {
  const robin = await world.client();
  await use(robin, 25);
  await world.sql(
    "update users set resume_count_reset_date = resume_count_reset_date + interval '2 months' where id = $1",
    [robin.userId],
  );
  await world.sql(
    "update usage_ledger set period = resume_count_reset_date from users where users.id = usage_ledger.user_id and users.id = $1",
    [robin.userId],
  );
  expect(await me(robin)).toMatchObject({ remaining: 0 });
});

test("on the free plan a screening for another job archives the first; on Pro both stay active", async () => {
  for (const [client, active] of [
    [await world.client(), 1],
    [await world.proClient(), 2],
  ] as const) {
    const working = await world.work(1);
    for (const title of ["Baker", "Pilot"]) {
      const upload = await client.upload(inventedVacancy(title), inventedCvs(1));
      await client.start(upload.id);
      await client.untilDone(upload.id);
    }
    await working.stop();
    const openings: { id: string; title: string; status: string }[] = await client.json("GET", "/api/jobs");
    expect(openings.filter(({ status }) => status === "active")).toHaveLength(active);
    const archived = openings.find(({ status }) => status === "archived");
    if (archived) await client.json("PATCH", `/api/jobs/${archived.id}`, { status: "active" });
    expect(await client.json("GET", "/api/jobs?status=active")).toHaveLength(active);
  }
});
