import * as z from "zod/mini";

const FORMS = new Set(["/login", "/signup", "/forgot-password", "/reset-password", "/confirm-email"]);
const Remembered = z.object({ from: z.string() });

/** Where to go after logging in. Anything that leaves this origin, or loops back to a form, becomes the start page. */
export function returnPath(state: unknown, origin: string): string {
  const remembered = Remembered.safeParse(state);
  if (!remembered.success || !URL.canParse(remembered.data.from, origin)) return "/demo";
  const target = new URL(remembered.data.from, origin);
  const isOurs = remembered.data.from.startsWith("/") && target.origin === origin;
  return isOurs && !FORMS.has(target.pathname) ? target.pathname + target.search + target.hash : "/demo";
}
