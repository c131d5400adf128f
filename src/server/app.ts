import { Hono } from "hono";
import { devOutbox, type PostedMail } from "#http/dev-outbox.ts";
import type { HttpDeps } from "#http/door.ts";
import { apiRouter } from "#http/router.ts";
import { secureHeaders } from "#http/secure-headers.ts";
import { webFiles } from "#http/static-files.ts";

/** The whole web side from its dependencies: the API, and the built pages beside it. Mails are shown only where they are given. */
export function createApp(deps: HttpDeps, webFolder: string, listMails?: () => Promise<PostedMail[]>) {
  const app = new Hono();
  app.route("/", apiRouter(deps));
  app.use(secureHeaders);
  if (listMails !== undefined) app.route("/", devOutbox(listMails));
  app.route("/", webFiles(webFolder, deps.site));
  return app;
}
