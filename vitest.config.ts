import { defineConfig } from "vitest/config";

/** Files share the modules they test, which cost more to load than to test. What the pages keep in their modules is theirs alone. */
const SHARING = { isolate: false };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "analysis",
          ...SHARING,
          include: ["src/{shared,analysis}/**/*.test.ts", "tests/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      {
        extends: "./vite.config.ts",
        test: {
          name: "web",
          root: ".",
          include: ["src/web/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          setupFiles: ["tests/support/patient-screen.ts"],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "server",
          ...SHARING,
          include: ["src/server/**/*.test.ts"],
          globalSetup: ["tests/support/database-template.ts"],
          // Only what hangs runs into these.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "cli",
          ...SHARING,
          include: ["src/cli/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "chaos",
          ...SHARING,
          include: ["tests/chaos/*.test.ts"],
          globalSetup: ["tests/support/data-template.ts"],
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
