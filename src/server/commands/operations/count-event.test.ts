import { beforeEach, expect, test } from "vitest";
import { applyRetention } from "#pipeline/housekeeping/retention.ts";
import { COUNT_PATH } from "#shared/site/sinks.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");
beforeEach(async () => {
  world.deps.site = { ...world.deps.site, counts_visits: true };
  await world.sql("delete from analytics_counts");
  await world.sql("delete from rate_limits");
});

const view = { name: "page_view", page: "/shortlist/:candidateId", detail: "", time_ms: 0 };

async function tell(event: object, origin = world.deps.publicUrl) {
  const answer = await world.send(COUNT_PATH, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(event),
  });
  return answer.status;
}
const counts = () =>
  world.sql("select name, page, detail, hits::int, time_ms::int from analytics_counts order by name, page, detail");

test("what happens on a page is counted by the day, and nobody is kept with it", async () => {
  for (let times = 0; times < 3; times += 1) expect(await tell({ ...view, client: "Robin Hale" })).toBe(200);
  for (const time_ms of [6000, 11_000]) expect(await tell({ ...view, name: "user_engagement", time_ms })).toBe(200);
  expect(await tell({ ...view, name: "select_content", page: "/", detail: "Try It Free, header" })).toBe(200);
  expect(await counts()).toEqual([
    { name: "page_view", page: view.page, detail: "", hits: 3, time_ms: 0 },
    { name: "select_content", page: "/", detail: "Try It Free, header", hits: 1, time_ms: 0 },
    { name: "user_engagement", page: view.page, detail: "", hits: 2, time_ms: 17_000 },
  ]);
  const columns = await world.sql(
    "select column_name from information_schema.columns where table_name = 'analytics_counts' order by ordinal_position",
  );
  expect(columns.map((row) => row.column_name)).toEqual(["day", "name", "page", "detail", "hits", "time_ms"]);
});

test.each([
  ["an id in the address", { ...view, page: "/shortlist/11111111-1111-4111-8111-111111111111" }],
  ["a page nobody knows", { ...view, page: "/bram-coldwell" }],
  ["a name as a detail", { ...view, detail: "Bram Coldwell" }],
  ["an event of one's own", { ...view, name: "candidate_opened" }],
  ["a stay of more than a day", { ...view, time_ms: 86_400_001 }],
  ["a stay that is no number", { ...view, time_ms: "6000" }],
])("%s is refused", async (_what, event) => {
  expect(await tell(event)).toBe(400);
  expect(await counts()).toEqual([]);
});

test("where nobody counts, and from a page that is not ours, there is nothing to tell", async () => {
  expect(await tell(view, "https://elsewhere.example")).toBe(404);
  world.deps.site = { ...world.deps.site, counts_visits: false };
  expect(await tell(view)).toBe(404);
  expect(await counts()).toEqual([]);
});

test("one address cannot count without end", async () => {
  await tell(view);
  await world.sql("update rate_limits set hits = 600 where bucket = 'events_from_address'");
  expect(await tell(view)).toBe(429);
  expect(await counts()).toMatchObject([{ hits: 1 }]);
});

test("a day's counts are kept for twelve months and not longer", async () => {
  for (const days of [0, 1]) {
    await world.sql(
      "insert into analytics_counts (day, name, page, hits) select (now() at time zone 'utc')::date - interval '12 months' - $1::int * interval '1 day', 'page_view', '/', 1",
      [days],
    );
  }
  await applyRetention(world.deps);
  expect(await counts()).toHaveLength(1);
});
