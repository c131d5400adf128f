import { strFromU8, unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { api } from "#shared/api.ts";
import { givePlan } from "#tests/support/listed-candidates.ts";
import { keepReported } from "#tests/support/reported-candidate.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");
signUpRobinPer("test");
beforeEach(async () => {
  await givePlan(world, robin.userId, "paid");
});

const ask = (candidateIds: unknown, client = robin) =>
  client.send("/api/functions/export-zip-bundle", { method: "POST", body: JSON.stringify({ candidateIds }) });
const link = async (ids: string[]) => api.exportZipBundle.answer.parse(await (await ask(ids)).json());

/** As a browser follows it: no header, no cookie. */
async function unpacked(url: string) {
  const answer = await world.send(url);
  expect(answer.status).toBe(200);
  return { answer, files: unzipSync(new Uint8Array(await answer.arrayBuffer())) };
}

const today = () => new Date().toISOString().slice(0, 10);

test("a bundle holds the PDF and the text of everybody chosen, in that order, and one table", async () => {
  const [amara, zoe] = [
    await keepReported(world, robin.userId),
    await keepReported(world, robin.userId, { name: "Zoë", job: "Baker" }),
  ];
  const { url, filename } = await link([zoe, amara]);
  expect(filename).toBe(`candidate-reports-${today()}.zip`);
  const { answer, files } = await unpacked(url);
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${filename}"`);
  expect(Object.keys(files)).toEqual([
    "001 Zoë.pdf",
    "001 Zoë.txt",
    "002 Amara Okafor.pdf",
    "002 Amara Okafor.txt",
    "candidates.csv",
  ]);
  expect(strFromU8(files["001 Zoë.pdf"] ?? new Uint8Array()).startsWith("%PDF-")).toBe(true);
  const text = strFromU8(files["002 Amara Okafor.txt"] ?? new Uint8Array());
  expect(text).toContain("CANDIDATE REPORT: Amara Okafor");
  expect(text).toContain("Tell us about feedback that changed the way you work.");
  expect(strFromU8(files["candidates.csv"] ?? new Uint8Array())).toBe(
    "Name,Score,Status,Job Title,Technical Skills,Soft Skills,Decision,Reason\r\nZoë,91,Shortlisted,Baker,Kafka,,,\r\nAmara Okafor,91,Shortlisted,Backend Engineer,Kafka,,,\r\n",
  );
});

test("people of one name, without a name, or with a path for a name each get a file in the folder", async () => {
  const names = [
    "Robin Hale",
    "robin hale",
    null,
    "../../etc/passwd",
    "CON",
    "a".repeat(300),
    "...",
    'x<>:"|?*\u202Efdp.exe',
  ];
  const ids: string[] = [];
  for (const name of names) ids.push(await keepReported(world, robin.userId, { name }));
  const { files } = await unpacked((await link(ids)).url);
  const pdfs = Object.keys(files).filter((name) => name.endsWith(".pdf"));
  expect(pdfs).toHaveLength(names.length);
  for (const name of pdfs) expect(name).toMatch(/^\d{3} [^/\\<>:"|?*\p{C}]{1,80}\.pdf$/u);
});

const statusOf = async (url: string) => (await world.send(url)).status;
const newLink = async () => (await link([await keepReported(world, robin.userId)])).url;

test("the link works once, also when two follow it at the same moment, and not after a quarter of an hour", async () => {
  const url = await newLink();
  const statuses = await Promise.all([statusOf(url), statusOf(url)]);
  expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 403]);
  const late = await newLink();
  await world.sql("update exports set expires_at = now()");
  const answer = await world.send(late);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ error: { code: "link_rejected" } });
});

test("logging out everywhere, or everywhere else, ends the links I made", async () => {
  for (const scope of ["others", "global"]) {
    const url = await newLink();
    await robin.send(`/api/auth/logout?scope=${scope}`, { method: "POST" });
    expect(await statusOf(url)).toBe(403);
  }
});

test("a new password ends the links that were made before it", async () => {
  const url = await newLink();
  const change = { password: "a longer horse battery", current_password: "correct horse battery" };
  await robin.json("PUT", "/api/auth/user", change);
  expect(await statusOf(url)).toBe(403);
});

test("an account that loses Pro loses the links made with it", async () => {
  const sam = await world.proClient();
  const { url } = api.exportZipBundle.answer.parse(
    await (await ask([await keepReported(world, sam.userId)], sam)).json(),
  );
  await sam.json("POST", "/api/test-billing/subscription", { change: "cancel_now" });
  expect(await world.sql("select from exports where user_id = $1", [sam.userId])).toEqual([]);
  expect(await statusOf(url)).toBe(403);
});

test("only a hash of the link is kept, and a guess opens nothing", async () => {
  const { url } = await link([await keepReported(world, robin.userId)]);
  const token = new URL(url, "http://evenhand.test").searchParams.get("token") ?? "";
  expect(token.length).toBeGreaterThan(40);
  const rows = await world.sql("select token_hash from exports where user_id = $1", [robin.userId]);
  expect(JSON.stringify(rows)).not.toContain(token);
  for (const guess of [rows[0].token_hash, "x", token.slice(1)])
    expect((await world.send(`/api/exports?token=${guess}`)).status).toBe(403);
  expect((await world.send("/api/exports")).status).toBe(400);
});

test("who was deleted after the link was made is in no bundle", async () => {
  const [gone, kept] = [await keepReported(world, robin.userId), await keepReported(world, robin.userId)];
  const { url } = await link([gone, kept]);
  await robin.send(`/api/bulk-analysis-results/${gone}`, { method: "DELETE" });
  const { files } = await unpacked(url);
  expect(Object.keys(files)).toHaveLength(3);
});

test("one stranger among mine and nothing is exported", async () => {
  const sam = await world.client();
  const [mine, theirs] = [await keepReported(world, robin.userId), await keepReported(world, sam.userId)];
  expect((await ask([mine, theirs])).status).toBe(404);
  expect(await world.sql("select from exports where user_id = $1", [robin.userId])).toEqual([]);
});

test("a bundle is part of Pro", async () => {
  await givePlan(world, robin.userId, "free");
  const answer = await ask([await keepReported(world, robin.userId)]);
  expect(await answer.json()).toMatchObject({ error: { code: "pro_required" } });
});

test("none and more than 500 are refused, and the same one twice is one", async () => {
  const id = await keepReported(world, robin.userId);
  expect((await ask([])).status).toBe(400);
  expect((await ask(Array.from({ length: 501 }, () => id))).status).toBe(400);
  const { files } = await unpacked((await link([id, id])).url);
  expect(Object.keys(files)).toHaveLength(3);
});
