import { EventEmitter } from "node:events";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { asOwner, asSystem, type Db, type Tx } from "#db/client.ts";
import { uploads } from "#db/screening/screening-schema.ts";
import { users } from "#db/account/account-schema.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";
import { createLog } from "./log.ts";

openWorldPer("file");

async function logged(fault: Promise<unknown>) {
  const lines: string[] = [];
  const log = createLog("debug", { write: (line) => void lines.push(line) });
  await fault.catch((error: unknown) => log.error({ err: error }, "A request failed."));
  return lines.join("");
}

const asRobin = async (work: (tx: Tx) => Promise<unknown>, db: Db = world.deps.db) =>
  asOwner(db, (await world.client()).userId, work);

test("an address that is taken is told by its constraint, without the address", async () => {
  const email = `kanarie-${crypto.randomUUID()}@example.org`;
  await world.client(email);
  const line = await logged(
    asSystem(world.deps.db, (tx) => tx.insert(users).values({ email, full_name: "Kanarie", password_hash: "kanarie" })),
  );
  expect(JSON.parse(line).err).toMatchObject({
    type: "DrizzleQueryError",
    message: expect.stringContaining("Failed query: insert into"),
    stack: expect.stringContaining("client.ts"),
    cause: { type: "DatabaseError", code: "23505", message: expect.stringContaining("users_email") },
  });
  expect(line).not.toMatch(/kanarie/i);
});

test("input that the database could not read is not repeated, nor text that looks like a line of a stack", async () => {
  const line = await logged(
    // @ts-expect-error A date that is none.
    asRobin((tx) => tx.update(uploads).set({ total_cvs: "kanarie\n    at kanarie (file.ts:1:1)" })),
  );
  expect(JSON.parse(line).err.cause).toMatchObject({ code: "22P02" });
  expect(line).not.toMatch(/kanarie/i);
});

test("the parts of an error that has several are told, each without its values", async () => {
  const one = asRobin((tx) => tx.select().from(uploads).where(eq(uploads.email, "kanarie\0")));
  const error = await one.catch((thrown: unknown) => new AggregateError([thrown], "Both failed."));
  const line = await logged(Promise.reject(error));
  expect(JSON.parse(line).err).toMatchObject({ message: "Both failed.", errors: [{ type: "DrizzleQueryError" }] });
  expect(line).not.toMatch(/kanarie/i);
});

test("line breaks and colours in what somebody sent stay inside one line of the log", () => {
  const lines: string[] = [];
  const log = createLog("debug", { write: (line) => void lines.push(line) });
  const forged = 'cv.pdf\r\n{"level":60,"msg":"all is lost"}\n\u001b[31mred\u001b[0m\u2028';
  log.error({ err: new Error(forged), file: forged }, forged);
  const text = lines.join("");
  // oxlint-disable-next-line eslint/no-control-regex
  expect(text.trimEnd()).not.toMatch(/[\r\n\u001b]/);
  expect(JSON.parse(text)).toMatchObject({ level: 50, msg: forged, file: forged });
});

test.each([
  ["a parser that quotes what it reads", () => JSON.parse("kanarie, 1984")],
  [
    "a server that repeats the address",
    () => {
      throw new Error("550 <kanarie@example.org> is unknown");
    },
  ],
  ["an event that nobody heard", () => new EventEmitter().emit("error", { detail: "Key (email)=(kanarie) exists." })],
])("%s is told without its words", async (_name, fault) => {
  const line = await logged(Promise.resolve().then(fault));
  expect(JSON.parse(line).err.stack).toContain("log.test.ts");
  expect(line).not.toMatch(/kanarie/i);
});
