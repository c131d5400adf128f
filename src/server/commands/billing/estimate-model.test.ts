import { expect, test } from "vitest";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";
import { estimateModel, readModelUsage } from "./estimate-model.ts";

openWorldPer("file");

const MODEL = {
  provider: "openai" as const,
  model: "a-model",
  baseUrl: undefined,
  apiKey: "a-key",
  timeoutMs: 1000,
  firstWaitMs: 1,
  concurrency: 4,
  tokensPerUpload: 1_000_000,
  prices: { input: 2, output: 8 },
};
const NOTHING = { calls: 0, input_tokens: 0, output_tokens: 0, cost: null };

test("without a model nothing is to be spent", async () => {
  const robin = await world.client();
  const { id } = await robin.createUpload(3);
  const estimate = await robin.json("GET", `/api/bulk-file-uploads/${id}/model-estimate`);
  expect(estimate).toEqual({ ...NOTHING, model: null, seconds: 0, spent: NOTHING, month: NOTHING });
});

test("before the run it is said what the model may cost, and no key is in it", async () => {
  const robin = await world.client();
  const { id } = await robin.createUpload(10);
  const estimate = await estimateModel({ ...world.deps, model: MODEL }, robin.userId, id);
  expect(estimate).toMatchObject({
    model: "openai/a-model",
    calls: 11,
    input_tokens: 26_400,
    output_tokens: 9900,
    seconds: 22,
  });
  expect(estimate.cost).toBeCloseTo(0.132);
  expect(JSON.stringify(estimate)).not.toContain("a-key");
});

test("calls that were made make the estimate, and are told for the upload and the month", async () => {
  const robin = await world.client();
  const [first, second] = [await robin.createUpload(2), await robin.createUpload(2)];
  for (const id of [first.id, second.id])
    await world.sql(
      "insert into model_usage (user_id, upload_id, model, month, calls, input_tokens, output_tokens, cost) values ($1, $2, 'm', date_trunc('month', now()), 5, 500, 50, 1.5)",
      [robin.userId, id],
    );
  const estimate = await estimateModel({ ...world.deps, model: MODEL }, robin.userId, first.id);
  expect(estimate).toMatchObject({
    input_tokens: 300,
    output_tokens: 30,
    spent: { calls: 5, cost: 1.5 },
    month: { calls: 10, cost: 3 },
  });
});

test("the month's spending is the owner's own, and says what a CV takes where a model is configured", async () => {
  const [robin, stranger] = [await world.client(), await world.client()];
  const { id } = await robin.createUpload(2);
  await world.sql(
    "insert into model_usage (user_id, upload_id, model, month, calls, input_tokens, output_tokens, cost) values ($1, $2, 'm', date_trunc('month', now()), 10, 1000, 100, 3), ($1, $2, 'm', date_trunc('month', now()) - interval '1 month', 90, 9000, 900, 27)",
    [robin.userId, id],
  );
  const month = { calls: 10, input_tokens: 1000, output_tokens: 100, cost: 3 };
  expect(await robin.json("GET", "/api/users/me/model-usage")).toEqual({ model: null, month });
  expect(await stranger.json("GET", "/api/users/me/model-usage")).toEqual({ model: null, month: NOTHING });
  const usage = await readModelUsage({ ...world.deps, model: MODEL }, robin.userId);
  expect(usage.model).toEqual({
    name: "openai/a-model",
    per_cv: { input_tokens: 100, output_tokens: 10, cost: 0.000_28, seconds: 2 },
  });
});
