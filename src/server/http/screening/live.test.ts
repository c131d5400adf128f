import { beforeEach, expect, test } from "vitest";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("test");
signUpRobinPer("test");
beforeEach(async () => {
  await world.work(2);
});

interface Message {
  id: number;
  data: string;
}

async function* listen(client: TestClient, lastEventId?: number): AsyncGenerator<Message> {
  const headers: Record<string, string> = lastEventId === undefined ? {} : { "last-event-id": String(lastEventId) };
  const answer = await client.send("/api/live", { headers });
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
  const received: Message[] = [];
  const hearing = (async () => {
    for await (const message of stream) received.push(message);
  })();
  const uploadId = await screen(3);
  while (received.length < 6) await new Promise((resolve) => setTimeout(resolve, 20));
  await robin.send("/api/auth/logout", { method: "POST" });
  await hearing;
  const kinds = received.map((message) => JSON.parse(message.data).kind);
  expect(kinds).toEqual([
    "upload.changed",
    "upload.changed",
    "candidate.changed",
    "candidate.changed",
    "candidate.changed",
    "upload.changed",
  ]);
  for (const message of received) expect(JSON.parse(message.data).upload_id).toBe(uploadId);
  expect(received.map((message) => message.id)).toEqual(
    received.map((message) => message.id).toSorted((left, right) => left - right),
  );
});

test("a listener that reconnects hears exactly what it missed", async () => {
  await screen(2);
  const all = await world.sql("select id::int from live_events where user_id = $1 order by id", [robin.userId]);
  const [first, ...missed] = all.map((row) => row.id);
  const stream = listen(robin, first);
  await stream.next();
  const received = await take(stream, (message) => message.id === missed.at(-1));
  expect(received.map((message) => message.id)).toEqual(missed);
});

test("logging out anywhere closes the open stream", async () => {
  const stream = listen(robin);
  await stream.next();
  await robin.send("/api/auth/logout", { method: "POST" });
  expect(await stream.next()).toEqual({ done: true, value: undefined });
});

test("nobody hears of somebody else's CVs", async () => {
  const sam = await world.client();
  const stream = listen(sam);
  await stream.next();
  await screen(1);
  await sam.send("/api/auth/logout", { method: "POST" });
  expect(await stream.next()).toEqual({ done: true, value: undefined });
});

test("a listener that loses the connection after every message still hears each of them once and in order", async () => {
  const uploadId = await screen(1);
  for (let count = 1; count <= 20; count += 1)
    await robin.json("PATCH", `/api/bulk-file-uploads/${uploadId}`, { shortlist_count: count });
  const all = await world.sql("select id::int from live_events where user_id = $1 order by id", [robin.userId]);
  const [first, ...missed] = all.map((row) => row.id);
  const received = [first];
  while (received.length < all.length) {
    const stream = listen(robin, received.at(-1));
    await stream.next();
    const { value } = await stream.next();
    received.push(value.id);
    await stream.return(undefined);
  }
  expect(received.slice(1)).toEqual(missed);
  expect(missed.length).toBeGreaterThan(20);
});
