import type { Context } from "hono";
import type { ClientInfo } from "#commands/client-info.ts";
import type { HttpDeps } from "./handler.ts";
import { deviceMark } from "./account/refresh-cookie.ts";
import { readTrialSecret } from "./account/trial-cookie.ts";

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrom(e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
];

export function clientInfoOf(deps: HttpDeps, request: Context): ClientInfo {
  return {
    address: deps.addresses.of(request),
    device: nameDevice(request.req.header("user-agent") ?? ""),
    deviceMark: deviceMark(request),
    claimSecret: readTrialSecret(deps, request),
  };
}

/** Enough to recognise one's own devices in a list; nothing finer is kept. */
function nameDevice(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "Another client";
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  return system === undefined ? browser : `${browser} on ${system}`;
}
