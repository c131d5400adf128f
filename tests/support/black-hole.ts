import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/**
 * A way to the database that can go silent, as a line does whose other end lost its power: open, and no byte comes back.
 * It can also go away, as a server does that is taken down: every line is cut and none is taken up.
 */
export async function openBlackHole(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.add(socket.on("error", () => socket.destroy()));
    near.on("data", (bytes) => isSilent || far.write(bytes));
    far.on("data", (bytes) => isSilent || near.write(bytes));
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  const listenOn = async (place: number) => {
    server.listen(place, "127.0.0.1");
    await once(server, "listening");
  };
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  await listenOn(0);
  const address = server.address();
  const opened = typeof address === "object" ? (address?.port ?? 0) : 0;
  const through = new URL(url);
  through.host = `127.0.0.1:${opened}`;
  return {
    url: through.href,
    goSilent: () => (isSilent = true),
    speakAgain: () => (isSilent = false),
    goAway: cutAll,
    comeBack: () => listenOn(opened),
    close: cutAll,
  };
}
