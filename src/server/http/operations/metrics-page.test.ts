import { expect, test } from "vitest";
import { ClientAddresses } from "#http/client-address.ts";
import { metricsPage } from "./metrics-page.ts";

const HERE = { host: "localhost:3000" };
const TOKEN = "a-token-of-some-length";

const ask = (headers: Record<string, string>, token?: string) =>
  metricsPage({ read: async () => "up 1\n", token, addresses: new ClientAddresses([]) }).request("/metrics", {
    headers,
  });

test("without a token this machine reads them, as Prometheus writes them", async () => {
  const answer = await ask(HERE);
  expect([answer.status, await answer.text()]).toEqual([200, "up 1\n"]);
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
});

test.each([
  { host: "evenhand.example" },
  {},
  { ...HERE, "x-forwarded-for": "127.0.0.1" },
  { ...HERE, forwarded: "for=x" },
])("without a token nobody else does: %j", async (headers) => expect((await ask(headers)).status).toBe(404));

test("with a token only a client that has it reads them, from anywhere", async () => {
  expect((await ask({ host: "evenhand.example", authorization: `Bearer ${TOKEN}` }, TOKEN)).status).toBe(200);
  for (const authorization of ["", TOKEN, "Bearer", `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])
    expect((await ask({ ...HERE, authorization }, TOKEN)).status).toBe(404);
  expect((await ask(HERE, TOKEN)).status).toBe(404);
});
