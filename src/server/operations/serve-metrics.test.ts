import { expect, test } from "vitest";
import { findFreePort } from "#db/embedded/free-port.ts";
import { ClientAddresses } from "#http/client-address.ts";
import { serveMetrics } from "./serve-metrics.ts";

test("a process without pages tells its figures on a port of its own, to this machine and nothing else", async () => {
  const port = await findFreePort();
  const page = { read: async () => "up 1\n", token: undefined, addresses: new ClientAddresses([]) };
  const stop = await serveMetrics(page, "127.0.0.1", port);
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toBe("up 1\n");
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  stop();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow("fetch failed");
});
