import { beforeAll, expect, test } from "vitest";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { readPng } from "#tests/support/read-png.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");
signUpRobinPer("file");
beforeAll(async () => {
  await world.work(1);
});

let seed = 0;

/** Each time another CV: the same one would be known. */
async function screenOne() {
  seed += 1;
  const upload = await robin.upload(inventedVacancy(), inventedCvs(1, seed));
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  const [candidate] = await robin.candidates(upload.id);
  if (candidate === undefined) throw new Error("no candidate");
  return candidate;
}

test("a recruiter sees the page with the quote inside its boxes", async () => {
  const candidate = await screenOne();
  const quote = candidate.findings.flatMap((finding) => finding.quotes)[0];
  const size = candidate.page_sizes.find(({ number }) => number === quote?.page);
  const answer = await robin.send(`/api/bulk-analysis-results/${candidate.id}/pages/${quote?.page}?width=1200`);
  expect(answer.headers.get("content-type")).toBe("image/png");
  const picture = readPng(new Uint8Array(await answer.arrayBuffer()));
  expect(picture.width).toBe(1200);
  const scale = 1200 / (size?.width ?? 0);
  for (const { x, y, width, height } of quote?.boxes ?? []) {
    expect(picture.darkest(x * scale, y * scale, (x + width) * scale, (y + height) * scale)).toBeLessThan(100);
  }
});

test("a page that is not there is not found", async () => {
  const { id } = await screenOne();
  expect((await robin.send(`/api/bulk-analysis-results/${id}/pages/9`)).status).toBe(404);
  expect((await robin.send(`/api/bulk-analysis-results/${id}/pages/0`)).status).toBe(404);
  expect((await robin.send(`/api/bulk-analysis-results/${id}/pages/1?width=90000`)).status).toBe(400);
});
