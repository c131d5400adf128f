import { chownSync, existsSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The user "nobody" of every Linux: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65534;
const SETPRIV = "/usr/bin/setpriv";

export interface Launch {
  command: string;
  args: string[];
  options: { uid?: number; gid?: number };
}

/**
 * How to run one of PostgreSQL's programs from here. As an ordinary user: as oneself. As root: as nobody; and where nobody
 * may not walk to the program or the data (a clone in a home or temporary folder), with the one capability that lets it through.
 */
export function runAs(program: string, args: string[], reaches: string[]): Launch {
  if (!isRoot()) return { command: program, args, options: {} };
  if ([program, ...reaches].every(everyoneMayReach)) {
    return { command: program, args, options: { uid: UNPRIVILEGED, gid: UNPRIVILEGED } };
  }
  if (!existsSync(SETPRIV)) {
    throw new Error(
      `Running as root, and others may not enter ${dirname(program)}: move the project, or run it as another user.`,
    );
  }
  const identity = [`--reuid=${UNPRIVILEGED}`, `--regid=${UNPRIVILEGED}`, "--clear-groups"];
  // The bit makes access(2), by which PostgreSQL looks for its own files, count the capability too.
  const capability = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override", "--securebits=+no_setuid_fixup"];
  return { command: SETPRIV, args: [...identity, ...capability, program, ...args], options: {} };
}

export function giveToDatabaseUser(folder: string) {
  if (isRoot()) chownSync(folder, UNPRIVILEGED, UNPRIVILEGED);
}

const isRoot = () => process.getuid?.() === 0;

function everyoneMayReach(path: string): boolean {
  const isOwn = statSync(path).uid === UNPRIVILEGED;
  const isOpen = isOwn || (statSync(path).mode & 0o005) === 0o005;
  return isOpen && foldersAbove(path).every((folder) => (statSync(folder).mode & 0o001) !== 0);
}

function foldersAbove(path: string): string[] {
  const above = dirname(path);
  return above === path ? [] : [above, ...foldersAbove(above)];
}
