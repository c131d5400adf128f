import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { ROOT } from "./set-up.mjs";

// A lock file that lacks another platform's package installs here and fails there, and one that names a host binds us to it. A package
// that runs code when it is installed must have been looked at: `allowScripts` of package.json denies it.
const text = readFileSync(join(ROOT, "package-lock.json"), "utf8");
const { packages } = JSON.parse(text);
const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(place, name))
    .map((name) => `${place || "package.json"} needs ${name}`),
);
if (/https?:\/\/[^"]+\.tgz/.test(text)) missing.push("the lock file names a download host");
const { allowScripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
for (const [place, { hasInstallScript }] of Object.entries(packages))
  if (hasInstallScript === true && allowScripts[place.slice(place.lastIndexOf("node_modules/") + 13)] !== false)
    missing.push(`${place} runs code when it is installed`);
for (const line of missing) console.error(line);
process.exitCode = missing.length === 0 ? 0 : 1;

function isLocked(place, name) {
  if (`${place === "" ? "" : `${place}/`}node_modules/${name}` in packages) return true;
  const outer = place.lastIndexOf("/node_modules/");
  return place !== "" && isLocked(outer === -1 ? "" : place.slice(0, outer), name);
}
