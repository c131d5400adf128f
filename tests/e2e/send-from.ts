import type { Page } from "@playwright/test";

/** The calls of a page without the page: with the cookies, the address and the headers of its browser. */
export function sendFrom(page: Page) {
  return async (path: string, { method = "GET", body, headers }: RequestInit = {}): Promise<Response> => {
    const answer = await page.request.fetch(path, {
      method,
      headers: { ...Object.fromEntries(new Headers(headers)), "x-client": "browser" },
      ...(body !== undefined && body !== null && { data: await bytesOf(body) }),
    });
    return new Response(Buffer.from(await answer.body()), { status: answer.status() });
  };
}

async function bytesOf(body: BodyInit) {
  return Buffer.from(await new Response(body).arrayBuffer());
}
