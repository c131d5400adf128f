import { defineConfig } from "@playwright/test";
import { dataFolder, port } from "./tests/e2e/data-folder.ts";

const chromium = process.env["CHROMIUM"];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: 2,
  forbidOnly: true,
  // Only what hangs runs into these: two journeys share the machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      // Chromium's own sandbox refuses to start as root; the pages are our own. The rest keeps it from calling home.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node tests/e2e/serve-fresh.mjs",
    env: { PORT: String(port), EVENHAND_DATA: dataFolder },
    url: `http://localhost:${port}/api/ready`,
    // It builds the pages first where they are not built yet.
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
