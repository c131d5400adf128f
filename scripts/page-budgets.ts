import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { filesOfRoute, readManifest, sourcesOfRoutes } from "./route-chunks.ts";

/** Bytes as they travel. Fonts are compressed already. */
const LIMITS = { landingScripts: 100_000, routeScripts: 250_000, landingStyles: 10_240, landingFonts: 66_000 };
/** What a page in English fetches; the other parts wait for a letter that needs them. */
const LANDING_FONTS = /^(instrument-sans|newsreader)-latin-(?!ext).*\.woff2$/;

interface Weight {
  what: string;
  bytes: number;
  limit: number;
}

/** What each route costs before it can be used, those nearest to their limit first. */
export function weighPages(folder: string): Weight[] {
  const manifest = readManifest(folder);
  const sum = (files: string[], ending: string) =>
    files.filter((file) => file.endsWith(ending)).reduce((all, file) => all + gzippedBytes(join(folder, file)), 0);
  const routes = [...sourcesOfRoutes()].map(([path, sources]) => ({ path, files: filesOfRoute(manifest, sources) }));
  const landing = filesOfRoute(manifest, ["index.html"]);
  const rows = routes.map(({ path, files }) => ({
    what: `JavaScript of ${path}`,
    bytes: sum(files, ".js"),
    limit: path === "/" ? LIMITS.landingScripts : LIMITS.routeScripts,
  }));
  return [
    { what: "CSS of /", bytes: sum(landing, ".css"), limit: LIMITS.landingStyles },
    { what: "fonts of /", bytes: fontBytes(join(folder, "assets")), limit: LIMITS.landingFonts },
    ...rows,
  ].toSorted((a, b) => b.bytes / b.limit - a.bytes / a.limit);
}

function gzippedBytes(file: string) {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

function fontBytes(folder: string) {
  const fonts = readdirSync(folder).filter((file) => LANDING_FONTS.test(file));
  return fonts.reduce((all, file) => all + readFileSync(join(folder, file)).length, 0);
}

export function isWithin(rows: readonly Weight[]) {
  return rows.every(({ bytes, limit }) => bytes <= limit);
}

export function tableOf(rows: readonly Weight[]) {
  const line = ({ what, bytes, limit }: Weight) =>
    `${bytes <= limit ? "ok     " : "TOO BIG"}  ${what.padEnd(44)} ${kB(bytes)} of ${kB(limit)} kB`;
  return rows.map(line).join("\n");
}

function kB(bytes: number) {
  return (bytes / 1000).toFixed(1).padStart(6);
}
