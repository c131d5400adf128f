import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { ROOT } from "./set-up.mjs";

/** The one without windows comes first: it draws the same pages with less work. */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
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
  const install = ["install", "-y", "-qq", "--no-install-recommends"];
  // Older releases have only the whole browser.
  if (succeeds("apt-get", [...install, "chromium-headless-shell"])) return PLACES[0];
  run("apt-get", [...install, "chromium"]);
  return PLACES[1];
}

function run(command, args) {
  if (!succeeds(command, args)) throw new Error(`${command} ${args.join(" ")} failed.`);
}

function succeeds(command, args) {
  return spawnSync(command, args, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}
