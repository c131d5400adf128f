import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

const COMMIT = Buffer.concat([Buffer.from("Q"), Buffer.from([0, 0, 0, 11]), Buffer.from("commit\0")]);

/** A way to the database on which the connection is lost while a transaction commits: before the server was asked, or before it could answer. */
export async function openBreakingLine(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let commitsLeft = 0;
  let breaks: "before" | "after" = "before";
  const isTheOne = (bytes: Buffer) => bytes.equals(COMMIT) && commitsLeft > 0 && --commitsLeft === 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.add(socket.on("error", () => socket.destroy()));
    let isLost = false;
    near.on("data", (bytes) => {
      isLost = isTheOne(Buffer.from(bytes));
      if (isLost && breaks === "before") near.destroy();
      else far.write(bytes);
    });
    far.on("data", (bytes) => (isLost ? near.destroy() : near.write(bytes)));
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return {
    url: through.href,
    /** Of the commits from now on the so-maniest is lost. */
    loseCommit: (which: number, when: "before" | "after") => {
      commitsLeft = which;
      breaks = when;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
