import type { Context } from "hono";
import type { ClientAddresses } from "./client-address.ts";

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|0:0:0:0)$/;
const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * By the socket it comes through. A page of a stranger can make this machine's browser ask, and a proxy asks for strangers: the
 * first names its own host, the second says so.
 */
export function isFromThisMachine(request: Context, addresses: ClientAddresses) {
  const { req } = request;
  const isForwarded = req.header("x-forwarded-for") !== undefined || req.header("forwarded") !== undefined;
  return !isForwarded && THIS_MACHINE.test(req.header("host") ?? "") && LOOPBACK.test(addresses.of(request));
}
