import { afterEach, beforeEach, expect, test } from "vitest";
import { PersonCv } from "#shared/candidates/person-history.ts";
import { RankedCv } from "#shared/vacancies/opening-page.ts";
import { inventedVacancy } from "#tests/support/invented-cvs.ts";
import { writePdf } from "#tests/support/pdf-writer.ts";
import { importCvs, screened } from "#tests/support/screened-client.ts";
import type { SampleFile, TestClient } from "#tests/support/test-client.ts";
import { openWorld, type World } from "#tests/support/world.ts";
import * as z from "zod/mini";

let world: World;
let robin: TestClient;
beforeEach(async () => {
  world = await openWorld();
  robin = await world.proClient();
  await world.work();
});
afterEach(() => world.close());

const BAKER = [
  "Head baker at the Copper Lantern bakery since March 2019",
  "Led a night shift of six bakers who made four thousand loaves",
  "Wrote the recipes for the sourdough range and trained two apprentices",
  "Bought flour from three mills and kept waste under four percent",
  "Passed every inspection of the kitchen without a single remark",
  "Baker at Driftwood and Sons from May 2014 to February 2019",
  "Ran the ovens and shaped baguettes for hotels along the coast",
  "Diploma in bakery and patisserie from the college of Fernleigh",
];
const DRIVER = [
  "Delivery driver at Granite Harbour since June 2020",
  "Drove a refrigerated van to ninety customers on every weekday",
  "Planned routes around school hours and saved a tenth of the fuel",
  "Kept the log of temperatures and signed for all pallets",
  "Warehouse assistant at Hollow Oak from August 2016 to May 2020",
  "Loaded lorries by forklift and counted the stock each Friday",
  "Licence for category C1 and a certificate for forklifts",
];

/** Without e-mail address and telephone number unless they are among the lines. */
function cv(name: string, lines: string[], contact = "Brindleton"): SampleFile {
  const text = [name, contact, "Work Experience", ...lines].map((line) => ({ text: line }));
  return { fileName: `${name.toLowerCase().replaceAll(" ", "-")}-${crypto.randomUUID()}.pdf`, bytes: writePdf([text]) };
}

/** For a vacancy of its own; answers the CV's line in its ranking. */
async function apply(client: TestClient, title: string, file: SampleFile) {
  await screened(client, inventedVacancy(title), [file]);
  return latest(client);
}

async function latest(client: TestClient) {
  const [{ id }] = await client.json("GET", "/api/jobs?view=summary");
  const [row] = z.array(RankedCv).parse(await client.json("GET", `/api/jobs/${id}/ranking`));
  if (row === undefined) throw new Error("The vacancy has no CV.");
  return row;
}

const pathOf = ({ id }: { id: string }) => `/api/bulk-analysis-results/${id}/person`;
const cvsOf = async (one: { id: string }) => z.array(PersonCv).parse(await robin.json("GET", pathOf(one)));
const join = (one: { id: string }, other: { id: string }) => robin.json("POST", pathOf(one), { candidateId: other.id });
const part = (one: { id: string }, ids: string[]) => robin.json("POST", `${pathOf(one)}/parted`, { candidateIds: ids });

test("a CV that was changed a little is told as nearly the same CV, and another one is not", async () => {
  await apply(robin, "Baker", cv("Alva Ashgrove", BAKER));
  const again = await apply(robin, "Pastry Chef", cv("A. Birchmere", ["Baker of the year in Fernleigh", ...BAKER]));
  expect(again.seen).toMatchObject([{ title: "Baker", isNearText: true }]);
  expect(await cvsOf(again)).toMatchObject([{ title: "Baker", name: "Alva Ashgrove", isNearText: true }]);
  expect((await apply(robin, "Driver", cv("Bram Coldwell", DRIVER))).seen).toEqual([]);
});

test("two that I join are one person with one history, also for what comes later; undone they are two", async () => {
  const baker = await apply(robin, "Baker", cv("Alva Ashgrove", BAKER, "alva@example.org"));
  const driver = await apply(robin, "Driver", cv("Alva Coldwell", DRIVER, "coldwell@example.org"));
  expect(driver.seen).toEqual([]);
  const { joined } = await join(driver, baker);
  expect(joined).toEqual([baker.id]);
  expect(await join(driver, baker)).toEqual({ joined: [] });
  expect((await latest(robin)).seen).toMatchObject([{ title: "Baker", isNearText: false }]);
  const later = await apply(robin, "Cook", cv("Alva", ["Cooked soups for a week"], "alva@example.org"));
  expect((await cvsOf(later)).map(({ title }) => title)).toEqual(["Driver", "Baker"]);
  await part(driver, [baker.id, later.id]);
  expect(await cvsOf(driver)).toEqual([]);
  expect((await cvsOf(later)).map(({ title }) => title)).toEqual(["Baker"]);
  const log = await world.sql("select action from audit_log where action like 'people%' order by id");
  expect(log.map(({ action }) => action)).toEqual(["people_joined", "people_parted"]);
});

test("people whom I parted stay apart when their agency sends the next one", async () => {
  const phone = "07700 900123";
  const baker = await apply(robin, "Baker", cv("Alva Ashgrove", BAKER, phone));
  const driver = await apply(robin, "Driver", cv("Bram Coldwell", DRIVER, phone));
  expect(driver.seen).toHaveLength(1);
  await part(driver, [baker.id]);
  const next = await apply(robin, "Miller", cv("Bram Coldwell", DRIVER, phone));
  expect((await cvsOf(next)).map(({ candidate_id }) => candidate_id)).toEqual([driver.id]);
  expect(await cvsOf(baker)).toEqual([]);
  await join(baker, driver);
  expect(await cvsOf(baker)).toHaveLength(2);
});

test("two CVs of one person that are screened together are of one person", async () => {
  await apply(robin, "Driver", cv("Bram Coldwell", DRIVER));
  const files = Array.from({ length: 4 }, (_, at) => cv(`Alva ${at}`, BAKER.slice(at), "alva@example.org"));
  await importCvs(robin, files);
  const people = await world.sql("select person_id, count(*)::int as cvs from person_cvs group by 1 order by 2");
  expect(people.map(({ cvs }) => cvs)).toEqual([1, 4]);
});

test("nobody is the same person as somebody of another account", async () => {
  const other = await world.proClient();
  const mine = await apply(robin, "Baker", cv("Alva Ashgrove", BAKER, "alva@example.org"));
  const theirs = await apply(other, "Baker", cv("Alva Ashgrove", BAKER, "alva@example.org"));
  expect(theirs.seen).toEqual([]);
  const answer = await robin.send(pathOf(mine), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ candidateId: theirs.id }),
  });
  expect(answer.status).toBe(404);
  await part(mine, [theirs.id]);
  const rows = await world.sql("select cardinality(parted_from) as parted from person_cvs");
  expect(rows.map(({ parted }) => parted)).toEqual([0, 0]);
});

test("a person goes with the last CV, and the sketch with its own", async () => {
  const baker = await apply(robin, "Baker", cv("Alva Ashgrove", BAKER));
  expect(await world.sql("select from cv_bands")).not.toEqual([]);
  await robin.send(`/api/bulk-analysis-results/${baker.id}`, { method: "DELETE" });
  expect(await world.sql("select from person_cvs union all select from cv_bands")).toEqual([]);
});
