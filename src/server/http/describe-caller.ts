import type { Context } from "hono";
import type { Caller } from "#commands/caller.ts";
import { nameDevice } from "./device-name.ts";
import type { HttpDeps } from "./door.ts";
import { deviceMark } from "./refresh-cookie.ts";
import { presentedSecret } from "./trial-cookie.ts";

export function callerOf(deps: HttpDeps, request: Context): Caller {
  return {
    address: deps.addresses.of(request),
    device: nameDevice(request.req.header("user-agent") ?? ""),
    deviceMark: deviceMark(request),
    claimSecret: presentedSecret(deps, request),
  };
}
