import { Hono } from "hono";
import { devOutbox, type PostedMail } from "#http/operations/dev-outbox.ts";
import type { HttpDeps } from "#http/handler.ts";
import { type MetricsPage, metricsPage } from "#http/operations/metrics-page.ts";
import { onError } from "#http/on-error.ts";
import { apiRouter } from "#http/router.ts";
import { secureHeaders } from "#http/secure-headers.ts";
import { webFiles } from "#http/pages/static-files.ts";

/** The whole web side from its dependencies: the API, and the built pages beside it. Mails and metrics are shown only where they are given. */
export function createApp(
  deps: HttpDeps,
  webFolder: string,
  listMails?: () => Promise<PostedMail[]>,
  metrics?: MetricsPage,
) {
  const app = new Hono();
  app.onError(onError(deps.log));
  app.route("/", apiRouter(deps));
  app.use(secureHeaders);
  if (metrics !== undefined) app.route("/", metricsPage(metrics));
  if (listMails !== undefined) app.route("/", devOutbox(listMails, deps.addresses));
  app.route("/", webFiles(webFolder, deps.site, deps.publicUrl));
  return app;
}
