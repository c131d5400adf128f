import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { HELP } from "./help-text.ts";
import { type Command, parseCommand, type ScreenOptions } from "./parse-command.ts";
import { runDelivery } from "./run-delivery.ts";
import { runMcp } from "./run-mcp.ts";
import { runScreen } from "./run-screen.ts";
import { Terminal } from "./terminal.ts";

const terminal = new Terminal();
const today = new Date().toISOString().slice(0, 10);
// Set rather than exited with: what was printed may still be on its way.
process.exitCode = await run(parseCommand(process.argv.slice(2), today));

async function run(command: Command): Promise<ExitCode> {
  if (command.kind === "refused") return terminal.refuse(command.message);
  if (command.kind === "screen") return runScreen(fromFolder(command.options), terminal);
  if (command.kind === "deliver") return runDelivery(command.options, terminal);
  if (command.kind === "mcp") return runMcp(terminal, readVersion());
  terminal.print([command.kind === "help" ? HELP.trimEnd() : `evenhand ${readVersion()}`]);
  return EXIT.everythingRead;
}

function fromFolder(options: ScreenOptions): ScreenOptions {
  const { vacancy, json, csv } = options;
  return { ...options, vacancy: from(vacancy), json: json && from(json), csv: csv && from(csv) };
}

function from(path: string) {
  return resolve(terminal.folder, path);
}

function readVersion() {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"),
  );
  return version;
}
