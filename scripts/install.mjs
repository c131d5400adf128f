// What is installed beside what the lock file asks for. Plain JavaScript: it must work on any Node from 20 on.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";

const ROOT = resolve(import.meta.dirname, "..");
const PLACE = "node_modules/";

/**
 * True where something that is needed is missing or of another version. By content: a copied folder has new modification times and
 * the same packages. What is only needed on another platform is missing everywhere else.
 */
export function isInstallDue({ hasTools, folder = ROOT }) {
  const installed = readPackages(join(folder, "node_modules", ".package-lock.json"));
  const locked = Object.entries(readPackages(join(folder, "package-lock.json")) ?? {});
  return (
    installed === undefined ||
    locked.some(([place, wanted]) => {
      if (!place.startsWith(PLACE) || wanted.link === true) return false;
      const present = installed[place];
      if (present !== undefined) return present.version !== wanted.version || present.integrity !== wanted.integrity;
      const isSpared = wanted.optional === true || wanted.devOptional === true || (wanted.dev === true && !hasTools);
      return !isSpared;
    })
  );
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : undefined;
}

/** The developers' tools come with `npm test`, a Node of our own where the machine's is too old. */
export async function install({ hasTools, hasRuntime }) {
  const workspaces = hasRuntime ? ["--workspace=build", "--workspace=runtime"] : ["--workspace=build"];
  const what = hasTools ? ["--include=dev"] : ["--omit=dev", "--include-workspace-root", ...workspaces];
  // No dependency runs code when it is installed; what PostgreSQL's package needs is done where it is first used.
  const args = ["ci", ...what, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env["npm_execpath"];
  const [command, all] = npm === undefined ? ["npm", args] : [process.execPath, [npm, ...args]];
  const stopShowing = showProgress(hasTools ? "packages and the developers' tools" : "packages");
  const child = spawn(command, all, {
    cwd: ROOT,
    stdio: ["inherit", "ignore", "inherit"],
    shell: npm === undefined && process.platform === "win32",
  });
  const [code] = await once(child, "exit");
  stopShowing();
  if (code !== 0) throw new Error("The dependencies could not be installed.");
}

/** Beside the program's own output, which may be piped. In a terminal one line that counts. */
function showProgress(what) {
  process.stderr.write(`Installing ${what}: the first time this takes a minute or two.\n`);
  if (!process.stderr.isTTY) return () => undefined;
  const startedAt = performance.now();
  const show = () => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stderr.write(`\r${countPackages()} packages, ${seconds} s`);
  };
  const timer = setInterval(show, 1000);
  return () => {
    clearInterval(timer);
    show();
    process.stderr.write("\n");
  };
}

function countPackages() {
  const folder = join(ROOT, "node_modules");
  if (!existsSync(folder)) return 0;
  const names = readdirSync(folder).filter((name) => !name.startsWith("."));
  const scopes = names.filter((name) => name.startsWith("@"));
  return names.length - scopes.length + scopes.flatMap((scope) => readdirSync(join(folder, scope))).length;
}
