import { KEY_PREFIX } from "#shared/account/api-key.ts";
import { ApiCaller, ApiRefusal, type Send } from "./api-caller.ts";

const LONGEST_WAIT_SECONDS = 60;

export interface ServerSettings {
  url: string;
  key: string;
}

/** From the environment: a key in the arguments could be read by everybody on the machine. */
export function readServerSettings(env: NodeJS.ProcessEnv, given?: string): ServerSettings | { missing: string } {
  const url = URL.parse(given ?? env["EVENHAND_URL"] ?? "http://localhost:3000");
  const key = env["EVENHAND_KEY"] ?? "";
  if (url === null || !/^https?:$/.test(url.protocol))
    return { missing: "EVENHAND_URL must be an http or https address." };
  if (!key.startsWith(KEY_PREFIX))
    return { missing: `EVENHAND_KEY must hold an API key: it begins with ${KEY_PREFIX}.` };
  return { url: url.origin, key };
}

/** A running server over the network. Waits as long as a rate limit or an overload asks for, once. */
export function openServer({ url, key }: ServerSettings): ApiCaller {
  const send: Send = async (path, init) => {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${key}`);
    // A key is sent to nobody but the server that was named.
    return fetch(url + path, { ...init, headers, redirect: "error" }).catch((error: unknown) => {
      throw new ApiRefusal("network", `${url} cannot be reached: ${reasonOf(error)}`);
    });
  };
  return new ApiCaller(async (path, init) => {
    const response = await send(path, init);
    const seconds = Number(response.headers.get("retry-after"));
    const mayRepeat = !(init.body instanceof ReadableStream) && seconds > 0 && seconds <= LONGEST_WAIT_SECONDS;
    if (response.ok || !mayRepeat) return response;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return send(path, init);
  });
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return "it does not answer";
  return error.cause instanceof Error ? error.cause.message : error.message;
}
