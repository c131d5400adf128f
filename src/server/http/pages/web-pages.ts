import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { headOf } from "#shared/site/page-head.ts";
import { CONTACT_HERE, ORIGIN_HERE } from "#shared/site/page-places.ts";
import { pageOf } from "#shared/site/pages.ts";
import { writeSinks } from "#shared/site/sinks.ts";
import type { Site } from "#shared/site/site.ts";
import { escapeHtml, writeHead } from "#shared/site/write-head.ts";

const LOST = "/404";
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

interface WebPage {
  status: 200 | 404;
  isIndexed: boolean;
  etag: string;
  bodies: Record<"br" | "gzip" | "identity", Uint8Array<ArrayBuffer>>;
}

/** Every page is finished once, with what only this installation knows, and kept. Candidates share one. */
export function openWebPages(folder: string, site: Site, origin: string) {
  const finished = new Map<string, Promise<WebPage>>();
  return async (path: string): Promise<WebPage> => {
    const page = pageOf(path) ?? LOST;
    const known = finished.get(page) ?? finishPage(folder, page, site, origin);
    finished.set(page, known);
    return known;
  };
}

async function finishPage(folder: string, page: string, site: Site, origin: string): Promise<WebPage> {
  const { canonical } = headOf(page);
  const html = (await readFile(fileOf(folder, page === LOST ? LOST : canonical), "utf8"))
    .replace("<!--page-head-->", () => writeHead(page, origin))
    .replace("</head>", () => `${siteTags(site)}</head>`)
    .replaceAll(ORIGIN_HERE, () => escapeHtml(origin))
    .replaceAll(CONTACT_HERE, () => escapeHtml(site.privacy_contact));
  const identity = new TextEncoder().encode(html);
  return {
    status: page === LOST ? 404 : 200,
    isIndexed: canonical !== undefined,
    // Weak: the compressed forms are the same page in other bytes.
    etag: `W/"${createHash("sha256").update(identity).digest("base64url")}"`,
    bodies: {
      identity,
      br: new Uint8Array(await promisify(brotliCompress)(identity, BROTLI)),
      gzip: new Uint8Array(await promisify(gzip)(identity)),
    },
  };
}

/** What was not written at build time is drawn by the browser. */
function fileOf(folder: string, written: string | undefined) {
  const file = join(folder, "pages", written === "/" ? "landing" : (written ?? ""), "index.html");
  return written !== undefined && existsSync(file) ? file : join(folder, "index.html");
}

/** A page must know without a request whom to name, and whether there is anything to ask its visitor. */
function siteTags(site: Site) {
  const contact = `<meta name="privacy-contact" content="${escapeHtml(site.privacy_contact)}" />`;
  const sinks = writeSinks(site);
  return sinks === "" ? contact : `${contact}<meta name="analytics-id" content="${sinks}" />`;
}
