import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "#server/app.ts";
import type { World } from "./world.ts";

/** The world behind a real socket, for programs that are no part of it. */
export async function serveWorld(world: World) {
  const app = createApp(world.deps, world.folder);
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
