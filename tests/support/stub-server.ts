import type { Session, User } from "@supabase/auth-js";

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  /** The browser sends it to its end although the page is left. */
  keepalive: boolean;
}

type Reply = (request: ReceivedRequest) => Response | Promise<Response>;

/** For tests: answers like our server at the one place where the browser leaves the page, `fetch`. */
export function stubServer(replies: Record<string, Reply>) {
  const requests: ReceivedRequest[] = [];
  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const path = input instanceof Request ? input.url : input.toString();
    const method = init.method ?? "GET";
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : init.body;
    const { keepalive = false } = init;
    const request = { method, path, headers: new Headers(init.headers), body, keepalive };
    requests.push(request);
    const [closest] = Object.keys(replies)
      .filter((start) => `${method} ${path}`.startsWith(start))
      .toSorted((a, b) => b.length - a.length);
    const reply = closest ? replies[closest] : undefined;
    return reply ? reply(request) : refuse("not_found", 404);
  }
  return {
    fetch,
    requests,
    received: (start: string) => requests.filter((each) => `${each.method} ${each.path}`.startsWith(start)),
  };
}

export function refuse(code: string, status: number) {
  return Response.json({ error: { code, message: code, requestId: "req-1" }, error_code: code, msg: code }, { status });
}

export const STUB_USER_ID = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

export function stubAuthAnswer(accessToken = "token-1"): Session {
  const user: User = {
    id: STUB_USER_ID,
    aud: "authenticated",
    email: "robin@example.test",
    created_at: "2026-01-05T09:00:00.000Z",
    user_metadata: { full_name: "Robin Hale" },
    app_metadata: {},
  };
  const expiresIn = 3600;
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: expiresIn,
    expires_at: Math.floor(Date.now() / 1000) + expiresIn,
    refresh_token: "cookie",
    user,
  };
}
