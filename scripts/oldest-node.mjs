import process from "node:process";

/** From here on Node reads TypeScript by itself and can keep a program from files, network and other processes. */
export const OLDEST_NODE = "22.18";

export function isTooOld(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split(".").map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}
