import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { KnownPeople } from "#shared/vacancies/known-people.ts";
import { query } from "#tests/support/database-template.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { multiplyCvs } from "#tests/support/multiplied-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { screened } from "#tests/support/screened-client.ts";

afterEach(() => Product.closeAll());

const STORED = 1000;
const KILLS = 2;

test("a server that is killed while it judges a thousand stored CVs judges each of them, and charges nobody", async () => {
  const product = await Product.start();
  const client = await (await product.client()).goPro();
  await screened(client, inventedVacancy("Site Engineer"), inventedCvs(10));
  await multiplyCvs((statement, values) => query(product.databaseUrl(), statement, values), client.userId, STORED - 10);
  // Somebody else than all of those: invented people of one place in the list share a name and an address.
  await screened(client, inventedVacancy(), inventedCvs(11).slice(10));
  await client.json("PUT", "/api/users/me/consideration", { months: 12 });
  const [{ id }] = await client.json("GET", "/api/jobs?view=summary");
  const path = `/api/jobs/${id}/known-people`;
  const known = async () => KnownPeople.parse(await client.json("GET", path));
  const units = () => query(product.databaseUrl(), "select count(*)::int as units from usage_ledger");
  const before = await units();

  // Invented CVs that read nearly alike are one person's.
  const { queued } = await client.json("POST", path);
  expect(queued).toBeGreaterThan(STORED - 5);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    while ((await known()).judged < (kill * queued) / 4) await sleep(20);
    await product.restartByKill();
  }
  while ((await known()).waiting > 0) await sleep(100);

  expect(await known()).toMatchObject({ judged: queued, failed: 0, outdated: 0 });
  expect(await units()).toEqual(before);
  expect(await query(product.databaseUrl(), "select id from tasks where state <> 'done'")).toEqual([]);
  expect(await client.json("GET", `/api/jobs/${id}/ranking`)).toHaveLength(1);
  await product.close();
});
