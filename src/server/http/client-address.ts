import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { BlockList, isIP } from "node:net";

/** Bytes of an IPv6 address that name a network; the rest is one household's to choose. */
const NETWORK_GROUPS = 4;

/** The client's address. `X-Forwarded-For` can be forged: only the part written by trusted proxies counts. */
export class ClientAddresses {
  readonly #proxies = new BlockList();

  constructor(trustedProxies: string[]) {
    for (const proxy of trustedProxies) {
      const [address = "", prefix] = proxy.split("/");
      const family = isIP(address) === 6 ? "ipv6" : "ipv4";
      if (prefix === undefined) this.#proxies.addAddress(address, family);
      else this.#proxies.addSubnet(address, Number(prefix), family);
    }
  }

  of(request: Context): string {
    const forwarded = (request.req.header("x-forwarded-for") ?? "").split(",").map((address) => address.trim());
    let address = socketAddress(request);
    while (this.#isProxy(address)) {
      const before = forwarded.pop();
      if (before === undefined || isIP(before) === 0) break;
      address = before;
    }
    return networkOf(address);
  }

  #isProxy(address: string) {
    const family = isIP(address);
    return family !== 0 && this.#proxies.check(address, family === 6 ? "ipv6" : "ipv4");
  }
}

/** An app in memory has no socket. */
function socketAddress(request: Context) {
  const hasSocket = typeof request.env === "object" && request.env !== null && "incoming" in request.env;
  const address = (hasSocket ? getConnInfo(request).remote.address : undefined) ?? "127.0.0.1";
  return address.replace(/^::ffff:(?=\d+\.)/, "");
}

function networkOf(address: string) {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter((group) => group !== "");
  const right = tail.split(":").filter((group) => group !== "");
  const gap = address.includes("::") ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array<string>(gap).fill("0"), ...right];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
