import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { ROOT } from "./set-up.mjs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A browser for the journeys: the machine's own, or one installed now. Undefined stands for Playwright's own download. */
export function findChromium(runtime) {
  const found = [process.env["CHROMIUM"], ...PLACES].find((path) => path !== undefined && existsSync(path));
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) return installFromDebian();
  run(runtime, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  return undefined;
}

function installFromDebian() {
  console.log("Installing Chromium…");
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
  return PLACES[0];
}

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed.`);
}
