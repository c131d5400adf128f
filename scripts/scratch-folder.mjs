import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

const MEMORY = "/dev/shm";
const NAME = /^evenhand-test-(\d+)-/;
const GIGABYTE = 1024 ** 3;
const LEAST_ROOM = 4 * GIGABYTE;
const LEAST_FREE_MEMORY = 8 * GIGABYTE;

/**
 * Where the tests of one run make their folders. A copy of a database is some 700 files, which cost several times the processor time
 * on a disk, so they lie in memory where the system has a folder for that, with room, and lets programs be started from it.
 */
export function makeScratchFolder(parents = hasRoom() ? [MEMORY, tmpdir()] : [tmpdir()]) {
  for (const parent of parents) removeLeftovers(parent);
  const folders = parents.map((parent) => mkdtempSync(join(parent, `evenhand-test-${process.pid}-`)));
  const chosen = folders.find(canRunFrom) ?? folders.at(-1);
  for (const folder of folders) if (folder !== chosen) rmSync(folder, { recursive: true });
  // As root, the database runs as somebody else, who has to pass through.
  chmodSync(chosen, 0o711);
  return chosen;
}

/** A test that was killed may have left a disk mounted in it, or a process that still writes: no reason to fail the run. */
export function removeScratchFolder(folder) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    console.error(`${folder} could not be removed: ${error.message}`);
  }
}

function hasRoom() {
  if (!existsSync(MEMORY) || freemem() < LEAST_FREE_MEMORY) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= LEAST_ROOM;
}

/** In containers memory is often mounted without; a test runs the package that it has installed. */
function canRunFrom(folder) {
  const program = join(folder, "program");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
  return spawnSync(program).status === 0;
}

/** A run that was killed has left its folder, and would hold that memory until the machine is started again. */
function removeLeftovers(parent) {
  for (const name of readdirSync(parent)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) removeScratchFolder(join(parent, name));
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code !== "ESRCH";
  }
}
