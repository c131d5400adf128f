import { pino } from "pino";
import { NoPostgres } from "#db/embedded/binaries.ts";
import { DataFolderInUse } from "#db/embedded/cluster.ts";
import { OtherMajor } from "#db/embedded/major-version.ts";
import { readConfig } from "./config/config.ts";
import { BadConfiguration } from "./config/environment.ts";
import { createLog } from "./operations/log.ts";
import { type RunningServer, startServer } from "./start-server.ts";

/** Longer than any orderly end takes; after it the process goes as it is, which loses nothing. */
const STOP_TIMEOUT_MS = 20_000;
/** What the operator can mend; where in the code it was found says nothing to them. */
const PLAIN = [DataFolderInUse, NoPostgres, OtherMajor, BadConfiguration];

try {
  const config = readConfig(process.env, process.argv.slice(2));
  const destination = pino.destination({ dest: 1, sync: false });
  const log = createLog(config.logLevel, destination);
  // Node would print the error with all it carries, such as the row it met.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "A fault that nobody caught ends the process.");
    destination.flushSync();
    process.exit(1);
  });
  const server = await startServer(config, log);
  stopOnSignal(server);
  const where =
    server.address === undefined ? "Evenhand works in the background" : `Evenhand is ready: ${server.address}`;
  process.stdout.write(`${where}\n`);
  // Tells the supervisor: from here on an exit is a fault.
  process.send?.({ kind: "ready" });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function stopOnSignal(server: RunningServer) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await server.stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  // Started by `npm start`, the process ends with it, however that ended.
  process.on("disconnect", stop);
}

function explain(error: unknown) {
  if (error instanceof Error && PLAIN.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return `${error.message}: set PORT to another one.`;
  return error instanceof Error ? error.stack : String(error);
}
