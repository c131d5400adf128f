import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PUBLIC_PAGES, PRERENDERED_PAGES } from "#shared/site/page-head.ts";
import { ORIGIN_HERE } from "#shared/site/page-places.ts";
import { writeHead } from "#shared/site/write-head.ts";
import { filesOfRoute, type Manifest, readManifest, sourcesOf } from "./route-chunks.ts";

/** No page has this address; what is written for it answers every address that has no page. */
const LOST = "/404";
const HOISTED = /^(?:<title>.*?<\/title>|<link [^>]*>|<meta [^>]*>)+/;

/** The content of pages by their address, ready to be seen before any script has run. */
export async function renderPages(renderPage: (path: string) => Promise<string>): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  for (const path of [...PRERENDERED_PAGES, LOST]) bodies.set(path, bodyOf(path, await renderPage(path)));
  return bodies;
}

/** The document's title comes from the table of heads; here it is only checked that both say the same. */
function bodyOf(path: string, html: string) {
  const [hoisted = ""] = HOISTED.exec(html) ?? [];
  const [, title = ""] = /<title>(.*?)<\/title>/.exec(hoisted) ?? [];
  if (!writeHead(path, "").includes(`<title>${title}</title>`)) throw new Error(`${path} is titled “${title}”.`);
  const body = html.slice(hoisted.length);
  if (/<(script|style|template)\b/.test(body)) throw new Error(`${path} has inline code, which the policy refuses.`);
  return body.replaceAll(' style="', ' data-style="');
}

/** The content policy refuses style attributes: each is a rule until the page comes alive. See web/main.tsx. */
export function rulesOf(bodies: Map<string, string>) {
  const found = [...bodies.values()].join("").matchAll(/data-style="([^"]*)"/g);
  const styles = new Set(found.map(([, style = ""]) => style));
  for (const style of styles) if (/[&\\]/.test(style)) throw new Error(`“${style}” cannot become a rule.`);
  return [...styles].map((style) => `[data-style="${style}"]{${style}}`).join("\n");
}

export function writePages(folder: string, bodies: Map<string, string>) {
  const shell = readFileSync(join(folder, "index.html"), "utf8");
  const manifest = readManifest(folder);
  for (const path of new Set([...PUBLIC_PAGES, ...bodies.keys()])) {
    const body = bodies.get(path) ?? "";
    const head = [writeHead(path, ORIGIN_HERE), ...preloads(shell, manifest, path)];
    const page = shell
      .replace("<!--page-head-->", () => head.join("\n"))
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
    const file = join(folder, "pages", path === "/" ? "landing" : path, "index.html");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  }
}

/** What the app would fetch by itself, one part after the other, before the page comes alive. */
function preloads(shell: string, manifest: Manifest, path: string) {
  return filesOfRoute(manifest, sourcesOf(path))
    .filter((file) => file.endsWith(".js") && !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
}
