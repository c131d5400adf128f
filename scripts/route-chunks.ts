import { readFileSync } from "node:fs";
import { join } from "node:path";

const WEB = join(import.meta.dirname, "../src/web");
const NOT_FOUND = "*";

/** Vite's list of what it built, by source. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
}

/** Which sources each route of the app loads before it shows anything, as the router names them. */
export function sourcesOfRoutes(): Map<string, string[]> {
  const pages = readFileSync(join(WEB, "app-pages.tsx"), "utf8");
  const screens = new Map(
    [...pages.matchAll(/import\("#(screens\/[^"]+)"\),\s+"(\w+)"/g)].map(([, file = "", name = ""]) => [name, file]),
  );
  const routes = new Map([["/", ["index.html"]]]);
  for (const [, path = "", name = ""] of pages.matchAll(/path="([^"]+)" element=\{<(\w+)/g))
    routes.set(path, ["index.html", "app-pages.tsx", screens.get(name) ?? name]);
  return routes;
}

export function sourcesOf(path: string): string[] {
  const routes = sourcesOfRoutes();
  return routes.get(path) ?? routes.get(NOT_FOUND) ?? [];
}

/** The files a browser fetches for a route, each once: its sources and all they import. */
export function filesOfRoute(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${source}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const source of sources) visit(source);
  return [...files];
}
