import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isDocument } from "./document-endings.ts";

/** Why a file could not be written there; undefined if it can. */
export function findObstacle(path: string): string | undefined {
  // One letter lies between --csv and --cvs, and the price would be a CV.
  if (isDocument(path)) return `${path} would be overwritten, and looks like a document. Was --cvs meant?`;
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined && !found.isFile()) return `${path} is not a file.`;
  return attempt(path, (temporary) => writeFileSync(temporary, ""));
}

/** Whole or not at all: a reader of the file never meets a half of it. Answers what went wrong, if anything did. */
export function writeOutput(path: string, text: string): string | undefined {
  return attempt(path, (temporary) => {
    writeFileSync(temporary, text);
    renameSync(temporary, targetOf(path));
  });
}

function attempt(path: string, write: (temporary: string) => void): string | undefined {
  const target = targetOf(path);
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    write(temporary);
  } catch (error) {
    if (error instanceof Error && "code" in error) return `${path} cannot be written: ${error.message}`;
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return undefined;
}

/** A link stays a link: what it leads to is replaced. */
function targetOf(path: string) {
  return statSync(path, { throwIfNoEntry: false }) === undefined ? path : realpathSync(path);
}
