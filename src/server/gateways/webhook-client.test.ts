import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { expect, test } from "vitest";
import { WebhookId } from "#shared/ids.ts";
import { startReceiver } from "#tests/support/webhook-receiver.ts";
import { isPublicAddress, type Resolve } from "./public-address.ts";
import { WebhookClient } from "./webhook-client.ts";

const id = WebhookId.parse(crypto.randomUUID());
const message = { id: "a message", timestamp: 1_700_000_000, payload: "{}" };
const client = (mayBeLocal = false, resolve?: Resolve) =>
  new WebhookClient({ keys: [randomBytes(32)], mayBeLocal, ...(resolve && { resolve }) });
const leadsTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: isIP(address) }));

function post(sender: WebhookClient, url: string) {
  const sealed_secret = sender.seal(id, sender.newSecret());
  return sender.post({ id, url, sealed_secret }, message, AbortSignal.timeout(5000));
}

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.255.255",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fd00::1",
  "ff02::1",
  "::ffff:127.0.0.1",
  "::ffff:a00:1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:db8::1",
])("%s is no public address", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["93.184.215.14", "8.8.8.8", "172.32.0.1", "2606:4700::1111"])("%s is a public address", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  "http://hooks.example.org/",
  "https://localhost/",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://[::1]/",
  "https://[::ffff:169.254.169.254]/",
  "https://169.254.169.254/latest/meta-data",
  "https://user:secret@hooks.example.org/",
  "ftp://hooks.example.org/",
])("%s is refused when it is typed", (url) => {
  expect(client().accepts(url)).toBe(false);
});

test("a public https address is accepted, and this machine only where the operator allows it", () => {
  expect(client().accepts("https://hooks.example.org:8443/evenhand?team=1")).toBe(true);
  expect(client().accepts("http://localhost:8080/")).toBe(false);
  expect(client(true).accepts("http://localhost:8080/")).toBe(true);
  expect(client(true).accepts("http://192.168.0.1/")).toBe(false);
});

test.each([["127.0.0.1"], ["169.254.169.254"], ["fd00::1"], ["93.184.215.14", "10.0.0.1"]])(
  "a public name that leads to %s is not connected to",
  async (...addresses) => {
    const result = await post(client(false, leadsTo(...addresses)), "https://hooks.example.org/");
    expect(result).toEqual({ kind: "failed", reason: "address_not_allowed" });
  },
);

test.runIf(process.platform === "linux")(
  "the address that was checked is connected to, not what the name says next",
  async () => {
    const receiver = await startReceiver("127.0.0.2");
    const result = await post(client(true, leadsTo("127.0.0.2")), receiver.url);
    expect(result).toEqual({ kind: "answered", status: 204 });
    receiver.close();
  },
);

test("a name that leads nowhere is told as such", async () => {
  const result = await post(client(), "https://nowhere.invalid/");
  expect(result).toEqual({ kind: "failed", reason: "name_unknown" });
});

test("a receiver that does not answer is given up in time", async () => {
  const receiver = await startReceiver();
  receiver.answer = () => undefined;
  const sender = client(true);
  const sealed_secret = sender.seal(id, sender.newSecret());
  const result = await sender.post({ id, url: receiver.url, sealed_secret }, message, AbortSignal.timeout(200));
  expect(result).toEqual({ kind: "failed", reason: "timeout" });
  receiver.close();
});

test("a secret that was sealed for another webhook cannot be used", () => {
  const sender = client(true);
  const other = WebhookId.parse(crypto.randomUUID());
  const sealed_secret = sender.seal(other, sender.newSecret());
  return expect(
    sender.post({ id, url: "http://localhost:1/", sealed_secret }, message, AbortSignal.timeout(200)),
  ).rejects.toThrow("was changed");
});
