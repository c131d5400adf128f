import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SAMPLES_FOLDER, writeSamples } from "#tests/support/samples/write-samples.ts";
import { ROOT } from "./set-up.mjs";

// Writes the sample CVs anew: node scripts/run.mjs scripts/make-samples.mjs
const folder = join(ROOT, SAMPLES_FOLDER);
rmSync(folder, { recursive: true, force: true });
for (const [name, bytes] of writeSamples()) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
