import { Hono } from "hono";
import type { HttpDeps } from "#http/door.ts";
import { apiRouter } from "#http/router.ts";
import { secureHeaders } from "#http/secure-headers.ts";
import { webFiles } from "#http/static-files.ts";

/** The whole web side from its dependencies: the API, and the built pages beside it. */
export function createApp(deps: HttpDeps, webFolder: string) {
  const app = new Hono();
  app.route("/", apiRouter(deps));
  app.use(secureHeaders);
  app.route("/", webFiles(webFolder));
  return app;
}
