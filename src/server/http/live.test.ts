import { afterEach, beforeEach, expect, test } from "vitest";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import type { Visitor } from "#tests/support/visitor.ts";
import { openWorld, type World } from "#tests/support/world.ts";

let world: World;
let robin: Visitor;
beforeEach(async () => {
  world = await openWorld();
  robin = await world.visitor();
  await world.work();
});
afterEach(() => world.close());

interface Message {
  id: number;
  data: string;
}

async function* listen(visitor: Visitor, lastEventId?: number): AsyncGenerator<Message> {
  const headers: Record<string, string> = lastEventId === undefined ? {} : { "last-event-id": String(lastEventId) };
  const answer = await visitor.send("/api/live", { headers });
  let text = "";
  for await (const chunk of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const field = (name: string) =>
        block
          .split("\n")
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2) ?? "";
      if (field("id") !== "") yield { id: Number(field("id")), data: field("data") };
    }
  }
}

async function take(stream: AsyncGenerator<Message>, isLast: (message: Message) => boolean) {
  const messages: Message[] = [];
  for (;;) {
    const next = await stream.next();
    if (next.done === true) return messages;
    messages.push(next.value);
    if (isLast(next.value)) return messages;
  }
}

async function screen(count: number) {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(count));
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  return upload.id;
}

test("a listener hears of every CV and of the end, by ids only and in order", async () => {
  const stream = listen(robin);
  await stream.next();
  const heard: Message[] = [];
  const hearing = (async () => {
    for await (const message of stream) heard.push(message);
  })();
  const uploadId = await screen(3);
  while (heard.length < 6) await new Promise((resolve) => setTimeout(resolve, 20));
  await robin.send("/api/auth/logout", { method: "POST" });
  await hearing;
  const kinds = heard.map((message) => JSON.parse(message.data).kind);
  expect(kinds).toEqual([
    "upload.changed",
    "upload.changed",
    "candidate.changed",
    "candidate.changed",
    "candidate.changed",
    "upload.changed",
  ]);
  for (const message of heard) expect(JSON.parse(message.data).upload_id).toBe(uploadId);
  expect(heard.map((message) => message.id)).toEqual(
    heard.map((message) => message.id).toSorted((left, right) => left - right),
  );
});

test("whoever comes back hears exactly what they missed", async () => {
  await screen(2);
  const all = await world.sql("select id::int from live_events where user_id = $1 order by id", [robin.userId]);
  const [first, ...missed] = all.map((row) => row.id);
  const stream = listen(robin, first);
  await stream.next();
  const heard = await take(stream, (message) => message.id === missed.at(-1));
  expect(heard.map((message) => message.id)).toEqual(missed);
});

test("logging out anywhere closes the open stream", async () => {
  const stream = listen(robin);
  await stream.next();
  await robin.send("/api/auth/logout", { method: "POST" });
  expect(await stream.next()).toEqual({ done: true, value: undefined });
});

test("nobody hears of somebody else's CVs", async () => {
  const sam = await world.visitor();
  const stream = listen(sam);
  await stream.next();
  await screen(1);
  await sam.send("/api/auth/logout", { method: "POST" });
  expect(await stream.next()).toEqual({ done: true, value: undefined });
});

test("whoever loses the line after every message still hears each of them once and in order", async () => {
  const uploadId = await screen(1);
  for (let count = 1; count <= 20; count += 1)
    await robin.json("PATCH", `/api/bulk-file-uploads/${uploadId}`, { shortlist_count: count });
  const all = await world.sql("select id::int from live_events where user_id = $1 order by id", [robin.userId]);
  const [first, ...missed] = all.map((row) => row.id);
  const heard = [first];
  while (heard.length < all.length) {
    const stream = listen(robin, heard.at(-1));
    await stream.next();
    const { value } = await stream.next();
    heard.push(value.id);
    await stream.return(undefined);
  }
  expect(heard.slice(1)).toEqual(missed);
  expect(missed.length).toBeGreaterThan(20);
});
