import { BlockList, isIP } from "node:net";

export interface CheckedAddress {
  address: string;
  family: number;
}

/** All addresses of a name, as the machine resolves it. */
export type Resolve = (name: string) => Promise<CheckedAddress[]>;

const LOCAL_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Networks of the special-purpose registries: this machine, its neighbours, clouds' metadata, documentation, multicast. */
const NOT_PUBLIC_4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;
/** Of IPv6 only global unicast is public; within it these lead elsewhere: Teredo and the like, documentation, 6to4. */
const NOT_PUBLIC_6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const refused = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_4) refused.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of NOT_PUBLIC_6) refused.addSubnet(network, prefix, "ipv6");
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, "ipv4");
  return family === 6 && globalUnicast.check(address, "ipv6") && !refused.check(address, "ipv6");
}

export function isLocalName({ hostname }: URL): boolean {
  return LOCAL_NAMES.has(hostname);
}

/**
 * Where a name leads now. Undefined if any of its addresses is not public: a name that points to both would be tried until the other one
 * answers. Who connects must use this address and not resolve the name again, because the next answer may be another one.
 */
export async function resolvePublic(
  url: URL,
  mayBeLocal: boolean,
  resolve: Resolve,
): Promise<CheckedAddress | undefined> {
  const name = url.hostname.replace(/^\[|\]$/g, "");
  const found = await resolve(name);
  const isAllowed = (mayBeLocal && isLocalName(url)) || found.every(({ address }) => isPublicAddress(address));
  return isAllowed ? found[0] : undefined;
}
