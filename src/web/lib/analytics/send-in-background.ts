/** Fire and forget: a network error is ignored, and the request outlives the page (keepalive). */
export async function sendInBackground(url: string, init: RequestInit) {
  await fetch(url, {
    method: "POST",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    keepalive: true,
    ...init,
  }).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
  });
}
