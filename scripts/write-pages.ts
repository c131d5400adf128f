import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PUBLIC_PAGES } from "#shared/page-head.ts";
import { ORIGIN_HERE } from "#shared/page-places.ts";
import { writeHead } from "#shared/write-head.ts";
import { filesOfRoute, type Manifest, readManifest, sourcesOf } from "./route-chunks.ts";

/** No page has this address; what is written for it answers every address that has no page. */
const LOST = "/404";
const HOISTED = /^(?:<title>.*?<\/title>|<link [^>]*>|<meta [^>]*>)+/;

/** Writes every public page into the built folder, ready to be seen before any script has run. */
export async function writePages(folder: string, renderPage: (path: string) => Promise<string>) {
  const shell = readFileSync(join(folder, "index.html"), "utf8");
  const manifest = readManifest(folder);
  const bodies = new Map<string, string>();
  for (const path of [...PUBLIC_PAGES, LOST]) bodies.set(path, bodyOf(path, await renderPage(path)));
  const sheet = writeStyles(folder, [...bodies.values()]);
  for (const [path, body] of bodies) {
    const head = [writeHead(path, ORIGIN_HERE), sheet, ...preloads(shell, manifest, path)];
    const page = shell
      .replace("<!--page-head-->", () => head.join("\n"))
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
    const file = join(folder, "pages", path === "/" ? "landing" : path, "index.html");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  }
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

/** The content policy refuses style attributes: each is a rule until the page comes alive. See web/written-page.ts. */
function writeStyles(folder: string, bodies: string[]) {
  const found = bodies.flatMap((body) => [...body.matchAll(/data-style="([^"]*)"/g)].map(([, style = ""]) => style));
  const rules = [...new Set(found)].map((style) => `[data-style="${style}"]{${style}}`).join("\n");
  const file = `assets/written-${createHash("sha256").update(rules).digest("base64url").slice(0, 8)}.css`;
  writeFileSync(join(folder, file), rules);
  return `<link rel="stylesheet" href="/${file}" />`;
}

/** What the app would fetch by itself, one part after the other, before the page comes alive. */
function preloads(shell: string, manifest: Manifest, path: string) {
  return filesOfRoute(manifest, sourcesOf(path))
    .filter((file) => file.endsWith(".js") && !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
}
