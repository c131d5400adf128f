import { Hono } from "hono";
import { devOutbox, type PostedMail } from "#http/operations/dev-outbox.ts";
import { apiPage } from "#http/operations/api-page.ts";
import { mcpEndpoint } from "#http/operations/mcp-endpoint.ts";
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
  const api = apiRouter(deps);
  app.route("/", api);
  app.use(secureHeaders);
  app.route("/", mcpEndpoint(deps, api));
  app.route("/", apiPage(deps.publicUrl));
  if (metrics !== undefined) app.route("/", metricsPage(metrics));
  if (listMails !== undefined) app.route("/", devOutbox(listMails, deps.addresses));
  app.route("/", webFiles(webFolder, deps.site, deps.publicUrl));
  return app;
}
