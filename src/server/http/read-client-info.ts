import type { Context } from "hono";
import type { ClientInfo } from "#commands/client-info.ts";
import { nameDevice } from "./account/device-name.ts";
import type { HttpDeps } from "./handler.ts";
import { deviceMark } from "./account/refresh-cookie.ts";
import { readTrialSecret } from "./account/trial-cookie.ts";

export function clientInfoOf(deps: HttpDeps, request: Context): ClientInfo {
  return {
    address: deps.addresses.of(request),
    device: nameDevice(request.req.header("user-agent") ?? ""),
    deviceMark: deviceMark(request),
    claimSecret: readTrialSecret(deps, request),
  };
}
