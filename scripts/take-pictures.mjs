import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { findChromium } from "./find-chromium.mjs";
import { ROOT } from "./set-up.mjs";

process.env["E2E_PORT"] ??= "3927";
const { dataFolder, port } = await import("#tests/e2e/data-folder.ts");

const ORIGIN = `http://localhost:${port}`;
const QUALITY = 0.5;

/** Starts the product on an empty data folder and hands over a browser; both are gone afterwards. */
export async function withProduct(work) {
  const product = spawn(process.execPath, ["tests/e2e/serve-fresh.mjs"], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), EVENHAND_DATA: dataFolder },
    stdio: "inherit",
  });
  try {
    await untilReady(product);
    const executablePath = findChromium(process.execPath);
    const browser = await chromium.launch({
      args: ["--no-sandbox", "--disable-gpu"],
      ...(executablePath && { executablePath }),
    });
    await work(browser);
    await browser.close();
  } finally {
    product.kill("SIGTERM");
  }
}

async function untilReady(product) {
  for (;;) {
    const answer = await fetch(`${ORIGIN}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    if (product.exitCode !== null) throw new Error("The product did not start.");
    await pause(250);
  }
}

/** A page of somebody who has seen the greetings and has refused analytics. */
export async function openPage(browser, { viewport, deviceScaleFactor }) {
  const context = await browser.newContext({ baseURL: ORIGIN, locale: "en-GB", viewport, deviceScaleFactor });
  await context.addInitScript(() => {
    localStorage.setItem("evenhand:seen-walkthrough", "1");
    localStorage.setItem("evenhand:seen-tip", "1");
    localStorage.setItem("evenhand:analytics-consent", "rejected");
  });
  return context.newPage();
}

export function toTop(element) {
  window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 24);
}

/** The browser that shows the page also compresses its picture; it writes WebP, which a screenshot cannot. */
export async function take(page, path) {
  await page.evaluate(() => document.fonts.ready);
  await pause(400);
  const shot = (await page.screenshot({ type: "png" })).toString("base64");
  const painter = await page.context().newPage();
  const webp = await painter.evaluate(
    async ({ source, quality }) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext("2d").drawImage(picture, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
      return bytes.toBase64?.() ?? btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    { source: shot, quality: QUALITY },
  );
  await painter.close();
  writeFileSync(path, Buffer.from(webp, "base64"));
}
