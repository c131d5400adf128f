import { headOf } from "./page-head.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const CARD = { width: 1200, height: 630, alt: "Every CV, measured with the same ruler: Evenhand" };

export function escapeHtml(text: string) {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The part of a document's head that differs from page to page. */
export function writeHead(path: string, origin: string): string {
  const { title, description, canonical } = headOf(path);
  const fullTitle = `${title} · Evenhand`;
  const own = [`<title>${escapeHtml(fullTitle)}</title>`, meta("name", "description", description)];
  if (canonical === undefined) return [...own, meta("name", "robots", "noindex")].join("\n");
  const url = origin + canonical;
  const card = `${origin}/social-card.png`;
  return [
    ...own,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", "Evenhand"),
    meta("property", "og:locale", "en_GB"),
    meta("property", "og:title", fullTitle),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    meta("property", "og:image", card),
    meta("property", "og:image:width", `${CARD.width}`),
    meta("property", "og:image:height", `${CARD.height}`),
    meta("property", "og:image:alt", CARD.alt),
    meta("name", "twitter:card", "summary_large_image"),
    meta("name", "twitter:title", fullTitle),
    meta("name", "twitter:description", description),
    meta("name", "twitter:image", card),
  ].join("\n");
}

function meta(key: "name" | "property", name: string, content: string) {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
}
