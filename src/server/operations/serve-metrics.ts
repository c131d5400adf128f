import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { type MetricsPage, metricsPage } from "#http/operations/metrics-page.ts";

/** A listener of its own where a port is given, for a process that serves no pages. Answers how to end it. */
export async function serveMetrics(page: MetricsPage, host: string, port: number | undefined): Promise<() => void> {
  if (port === undefined) return () => undefined;
  const server = createAdaptorServer({ fetch: metricsPage(page).fetch });
  server.listen(port, host);
  await once(server, "listening");
  return () => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  };
}
