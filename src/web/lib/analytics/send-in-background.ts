/** Nobody waits for it, and a visitor whose network refuses it need not know. It arrives even if the page is left. */
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
