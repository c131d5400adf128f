import { expect, test } from "vitest";
import { readEvents } from "./event-stream.ts";

async function eventsOf(...pieces: string[]) {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return Array.fromAsync(readEvents(stream));
}

test("an event cut into pieces anywhere arrives whole, with its id", async () => {
  expect(await eventsOf("id: 7\nda", 'ta: {"a"', ":1}\n", "\n")).toEqual([{ id: "7", data: '{"a":1}' }]);
});

test("a heartbeat is no event", async () => {
  expect(await eventsOf(": heartbeat\n\n", "data: x\n\n")).toEqual([{ id: undefined, data: "x" }]);
});

test("an event that was not finished when the stream broke is not delivered", async () => {
  expect(await eventsOf("data: one\n\ndata: tw")).toEqual([{ id: undefined, data: "one" }]);
});
