import { afterEach, beforeEach, expect, test } from "vitest";
import { AiSdkModel } from "#gateways/ai-sdk-model.ts";
import { MODEL_PROVIDERS } from "#gateways/language-model.ts";
import { praise } from "#tests/support/model-answers.ts";
import { startModelServer } from "#tests/support/model-server.ts";
import { tryModel } from "./try-model.ts";

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

test.each(MODEL_PROVIDERS)("%s: a model that does what it should passes", async (provider) => {
  expect(await tryModel(new AiSdkModel(server.settings(provider)))).toMatchObject({
    reply: { kind: "answered" },
    isStructured: true,
    quotesTruly: true,
  });
});

test("one that chats, one that invents and one that is not there are told apart", async () => {
  const model = new AiSdkModel(server.settings());
  server.script.push(
    { kind: "says", write: (seen) => `Gladly! ${JSON.stringify(praise(seen))}` },
    { kind: "says", write: (seen) => praise({ ...seen, lines: ["Ten years of Python at a bank"] }) },
    { kind: "fails", status: 401 },
  );
  const trials = [await tryModel(model), await tryModel(model), await tryModel(model)];
  expect(trials.map(({ reply, isStructured, quotesTruly }) => [reply.kind, isStructured, quotesTruly])).toEqual([
    ["answered", false, true],
    ["answered", true, false],
    ["failed", false, false],
  ]);
});
