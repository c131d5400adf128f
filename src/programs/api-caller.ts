import * as z from "zod/mini";
import { api, type RouteName } from "#shared/api.ts";
import { type CallAnswer, type CallInput, type CallParts, pathOf } from "#shared/api-call.ts";
import type { Route } from "#shared/route.ts";

/** Over the network, or to the server of the same process. Adds the key. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** What the server refused, in its own words. */
export class ApiRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "ApiRefusal";
    this.code = code;
  }
}

const Refusal = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** Calls of the route table by somebody who has a key. The address of the server and the key are the sender's to know. */
export class ApiCaller {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  async call<Name extends RouteName>(
    name: Name,
    input: CallInput<Name> & CallParts,
    init: RequestInit = {},
    onHeaders: (headers: Headers) => void = () => undefined,
  ): Promise<CallAnswer<Name>> {
    const route: Route = api[name];
    const response = await this.#send(pathOf(route, input), { method: route.method, ...bodyOf(input), ...init });
    if (!response.ok) throw await readRefusal(response);
    onHeaders(response.headers);
    // The table ties name and schema together; the compiler cannot follow that through the widened `Route`.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return route.answer?.parse(await response.json()) as CallAnswer<Name>;
  }
}

function bodyOf({ body }: CallParts): RequestInit {
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

/** A proxy in between may answer with a page. */
async function readRefusal(response: Response): Promise<ApiRefusal> {
  const text = await response.text();
  const refusal = Refusal.safeParse(text.startsWith("{") ? JSON.parse(text) : undefined);
  if (refusal.success) return new ApiRefusal(refusal.data.error.code, refusal.data.error.message);
  return new ApiRefusal("unknown", `The server answered ${response.status} without a reason.`);
}
