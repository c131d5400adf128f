import { beforeAll, expect, test } from "vitest";
import { SecondLook } from "#shared/candidates/second-look.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { screened } from "#tests/support/screened-client.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

let robin: TestClient;
let uploadId: string;

openWorldPer("file");
beforeAll(async () => {
  await world.work(1);
  robin = await world.client();
  ({ id: uploadId } = await screened(robin, inventedVacancy(), inventedCvs(14)));
});

const look = async () => SecondLook.parse(await robin.json("GET", `/api/bulk-file-uploads/${uploadId}/second-look`));
const decide = (ids: string[], decision: string | null) =>
  robin.json("POST", "/api/decisions", { candidateIds: ids, decision });

test("whom I decided on leaves the queue, is counted, and lowers what is expected", async () => {
  const before = await look();
  const onShortlist = (await robin.candidates(uploadId)).filter(({ is_shortlisted }) => is_shortlisted);
  expect(before).toMatchObject({ total: 14, seen: 0, wanted: 0, may_stop: false, shortlist_open: onShortlist.length });
  expect(before.queue).toHaveLength(Math.min(12, 14 - onShortlist.length));
  expect(before.queue.every(({ reasons }) => reasons.length > 0)).toBe(true);
  const people = new Map((await robin.candidates(uploadId)).map((one) => [one.id, one.current_job_title]));
  for (const { id, current_job_title } of before.queue) expect(current_job_title).toBe(people.get(id));

  await decide(
    onShortlist.map(({ id }) => id),
    "advance",
  );
  const [first, second] = before.queue;
  await decide([first?.id ?? ""], "decline");
  await decide([second?.id ?? ""], "hold");
  const after = await look();
  expect(after).toMatchObject({
    seen: onShortlist.length + 2,
    wanted: onShortlist.length + 1,
    shortlist_open: 0,
  });
  expect(after.queue.map(({ id }) => id)).toEqual(before.queue.slice(2).map(({ id }) => id));
  expect(after.expected).toBeLessThan(before.expected);

  await decide([first?.id ?? ""], null);
  expect((await look()).queue[0]?.id).toBe(first?.id);
});

test("when everybody has been decided on nothing is left to expect", async () => {
  const everybody = (await robin.candidates(uploadId)).map(({ id }) => id);
  await decide(everybody, "decline");
  expect(await look()).toMatchObject({ seen: 14, at_most: 0, expected: 0, may_stop: true, queue: [] });
});
