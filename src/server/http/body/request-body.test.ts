import { setTimeout as sleep } from "node:timers/promises";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { RequestBody } from "./request-body.ts";

const PACE = { stallMs: 60, leastBytesPerMs: 1, longestMs: 400 };

function streamOf(pieces: AsyncGenerator<Uint8Array>) {
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** So many bytes after each pause. */
function sentAs(...pieces: [pauseMs: number, bytes: number][]) {
  async function* send() {
    for (const [pauseMs, bytes] of pieces) {
      await sleep(pauseMs);
      yield new Uint8Array(bytes);
    }
  }
  return streamOf(send());
}

async function* broken() {
  yield new Uint8Array(10);
  throw new Error("ECONNRESET");
}

const read = (body: ReadableStream<Uint8Array>) => buffer(new RequestBody(body, PACE).pieces());

test("a body that comes in its time is taken whole", async () => {
  expect((await read(sentAs([10, 100], [20, 1], [10, 400]))).length).toBe(501);
});

test("a client that sends nothing for too long is cut off, however much came before", async () => {
  await expect(read(sentAs([0, 100_000], [500, 1]))).rejects.toMatchObject({ code: "too_slow" });
});

test("a byte now and then is too slow, though it never stalls", async () => {
  const trickle = Array.from({ length: 20 }, (): [number, number] => [20, 1]);
  await expect(read(sentAs(...trickle))).rejects.toMatchObject({ code: "too_slow" });
});

test("nobody sends for ever, however fast", async () => {
  const endless = Array.from({ length: 60 }, (): [number, number] => [20, 10_000]);
  await expect(read(sentAs(...endless))).rejects.toMatchObject({ code: "too_slow" });
});

test("the time the server takes for a piece is not the sender's", async () => {
  const body = new RequestBody(sentAs([0, 10], [0, 10], [0, 10]), PACE);
  let sizeBytes = 0;
  for await (const piece of body.pieces()) {
    await sleep(150);
    sizeBytes += piece.length;
  }
  expect(sizeBytes).toBe(30);
});

test("a body that breaks off is a bad request, and is drained no further", async () => {
  const body = new RequestBody(streamOf(broken()), PACE);
  await expect(buffer(body.pieces())).rejects.toMatchObject({ code: "invalid_request" });
  await body.drain();
});
