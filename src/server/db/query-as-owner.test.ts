import { expect, test } from "vitest";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";
import { queryAsOwner, type PreparedQuery } from "./query-as-owner.ts";
import { openDatabase } from "./client.ts";

openWorldPer("file");

/** Deliberately without its owner in the where: what is seen is what row-level security lets through. */
const TOTALS: PreparedQuery = {
  name: "totals",
  takes: ["integer"],
  text: "select total_cvs as total from bulk_file_uploads where total_cvs > $2 and $1 is not null order by 1",
};

const openOne = () => openDatabase({ url: world.url, maxConnections: 1, onError: () => undefined });

test("owners who take turns on one connection, and on its one plan, never see each other", async () => {
  const db = openOne();
  const [robin, sam] = [await world.client(), await world.client()];
  for (const total of [1, 2, 3]) await robin.createUpload(total);
  await sam.createUpload(7);
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await queryAsOwner(db, robin.userId, TOTALS, ["1"])).toEqual([{ total: 2 }, { total: 3 }]);
    expect(await queryAsOwner(db, sam.userId, TOTALS, ["1"])).toEqual([{ total: 7 }]);
  }
  const plans = await db.$client.query(
    "select name, (generic_plans + custom_plans)::int as uses from pg_prepared_statements",
  );
  expect(plans.rows).toEqual([{ name: "totals", uses: 20 }]);
  await db.$client.end();
});

test("a value is a value, whatever it says", async () => {
  const robin = await world.client();
  const asking = queryAsOwner(world.deps.db, robin.userId, TOTALS, ["0); drop table users; --"]);
  await expect(asking).rejects.toThrow("invalid input syntax for type integer");
});

test("a plan that no longer fits its table costs one question, not the connection's life", async () => {
  const db = openOne();
  const robin = await world.client();
  await robin.createUpload(4);
  const all: PreparedQuery = {
    name: "all_totals",
    takes: [],
    text: "select * from (select * from totals_view) seen where $1 is not null",
  };
  await world.sql("create view totals_view as select 1 as one; grant select on totals_view to evenhand_app");
  expect(await queryAsOwner(db, robin.userId, all)).toEqual([{ one: 1 }]);
  await world.sql(
    "drop view totals_view; create view totals_view as select 'two' as two; grant select on totals_view to evenhand_app",
  );
  await expect(queryAsOwner(db, robin.userId, all)).rejects.toThrow("must not change result type");
  expect(await queryAsOwner(db, robin.userId, all)).toEqual([{ two: "two" }]);
  await db.$client.end();
});
