import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { serve } from "@hono/node-server";
import { chromium } from "@playwright/test";
import { findChromium } from "./find-chromium.mjs";
import { ROOT } from "./set-up.mjs";

// Takes the card that shared links show from the landing page itself, and draws the icons that cannot be SVG:
// node scripts/run.mjs scripts/make-icons.mjs
const { webFiles } = await import("#http/pages/static-files.ts");

const FOLDER = join(ROOT, "src/web/public");
const CARD = { width: 1200, height: 630 };
const ICONS = [
  // Apple rounds the corners itself and paints what is transparent black.
  { name: "apple-touch-icon", size: 180, isSquare: true },
  { name: "icon-192", size: 192, isSquare: false },
  { name: "icon-512", size: 512, isSquare: false },
];

const site = { privacy_contact: "privacy@localhost", counts_visits: false, analytics_id: null, pixel_id: null };
const server = serve({ fetch: webFiles(join(ROOT, "dist/web"), site, "http://localhost").fetch, port: 0 });
const executablePath = findChromium(process.execPath);
const browser = await chromium.launch({
  args: ["--no-sandbox", "--disable-gpu"],
  ...(executablePath && { executablePath }),
});
try {
  const page = await browser.newPage({ viewport: CARD, reducedMotion: "reduce", colorScheme: "light" });
  await page.goto(`http://localhost:${server.address().port}/`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // It would be cut in two at the lower edge.
    document.querySelector("blockquote").parentElement.hidden = true;
  });
  await page.screenshot({ path: join(FOLDER, "social-card.png") });
  for (const icon of ICONS) await draw(page, icon);
} finally {
  await browser.close();
  server.close();
}

async function draw(page, { name, size, isSquare }) {
  const svg = readFileSync(join(FOLDER, "favicon.svg"), "utf8").replace(/ rx="\d+"/, (round) =>
    isSquare ? "" : round,
  );
  await page.setViewportSize({ width: size, height: size });
  await page.goto("about:blank");
  await page.setContent(
    `<body style="margin:0">${svg.replace("<svg", `<svg width="${size}" height="${size}" display="block"`)}`,
  );
  writeFileSync(join(FOLDER, `${name}.png`), await page.screenshot({ omitBackground: true }));
}
