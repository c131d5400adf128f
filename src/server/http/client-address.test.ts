import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { ClientAddresses } from "./client-address.ts";

let close = async () => {};
afterEach(() => close());

/** What a server that trusts these proxies takes for the address of a caller on this machine. */
async function addressSeen(trusted: string[], forwarded?: string): Promise<string> {
  const addresses = new ClientAddresses(trusted);
  const app = new Hono().get("/", (request) => request.text(addresses.of(request)));
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => resolve(port));
  close = async () => void server.close();
  const headers: Record<string, string> = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return (await fetch(`http://127.0.0.1:${await promise}/`, { headers })).text();
}

test("without a trusted proxy the header is ignored", async () => {
  expect(await addressSeen([], "203.0.113.7")).toBe("127.0.0.1");
  expect(await addressSeen(["10.0.0.1"], "203.0.113.7")).toBe("127.0.0.1");
});

test("a trusted proxy names its caller; what the caller wrote before that does not count", async () => {
  expect(await addressSeen(["127.0.0.1"], "203.0.113.7")).toBe("203.0.113.7");
  expect(await addressSeen(["127.0.0.1"], "8.8.8.8, 203.0.113.7")).toBe("203.0.113.7");
});

test("a chain of trusted proxies is followed to the first stranger", async () => {
  expect(await addressSeen(["127.0.0.0/8", "10.0.0.0/8"], "8.8.8.8, 203.0.113.7, 10.1.2.3")).toBe("203.0.113.7");
});

test("a household with IPv6 is one address", async () => {
  const seen = await Promise.all(
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff:0:0:9", "2001:0db8:0001:0002::"].map((address) =>
      addressSeen(["127.0.0.1"], address),
    ),
  );
  expect(new Set(seen)).toEqual(new Set(["2001:db8:1:2"]));
});

test.each(["", "garbage", "127.0.0.1; drop", ","])("the header %j names nobody", async (forwarded) => {
  expect(await addressSeen(["127.0.0.1"], forwarded)).toBe("127.0.0.1");
});
