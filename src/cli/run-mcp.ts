import { once } from "node:events";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { openMcpServer } from "#programs/mcp/open-tools.ts";
import { ApiRefusal } from "#programs/api-caller.ts";
import { openServer, readServerSettings } from "#programs/open-server.ts";
import type { CvToSend } from "#programs/send-cvs.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { listCvFiles } from "./list-cv-files.ts";
import { loadFile } from "./load-file.ts";
import type { Terminal } from "./terminal.ts";

/** Until the client closes its end. Standard output belongs to the protocol: everything else is told on standard error. */
export async function runMcp(terminal: Terminal, version: string): Promise<ExitCode> {
  const settings = readServerSettings(process.env);
  if ("missing" in settings) return terminal.refuse(settings.missing);
  const caller = openServer(settings);
  const readFolder = (folder: string) => readCvs(folder, terminal.folder);
  serveStdio(() => openMcpServer(caller, { version, readFolder }), {
    onerror: (error) => terminal.complain(error.message),
  });
  await once(process.stdin, "close");
  return EXIT.everythingRead;
}

/** What cannot be read is told instead of left out: a model would report a folder as complete. */
async function readCvs(folder: string, from: string): Promise<CvToSend[]> {
  const listing = listCvFiles([folder], from);
  if (listing.kind === "refused") throw new ApiRefusal("no_cvs", listing.message);
  return Promise.all(
    listing.files.map(async ({ path, name }) => {
      const loaded = await loadFile(path);
      if (loaded.kind === "not_read") throw new ApiRefusal("not_read", `${name}: ${loaded.reason}`);
      return { name, bytes: loaded.bytes };
    }),
  );
}
