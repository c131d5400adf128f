import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { ROOT } from "./set-up.mjs";

// What the product is made of, from the lock file alone: node scripts/write-sbom.mjs [file]
const file = process.argv[2] ?? join(ROOT, "dist", "sbom.cdx.json");
const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--omit=dev", "--no-workspaces"];
const { status, stdout } = spawnSync("npm", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
if (status !== 0) throw new Error("npm could not list the packages.");
const sbom = JSON.parse(stdout);
mkdirSync(join(ROOT, "dist"), { recursive: true });
writeFileSync(file, JSON.stringify(sbom, null, 2));
console.log(`${sbom.components.length} packages in ${file}`);
