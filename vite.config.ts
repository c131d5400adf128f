import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { beforePaint, preRendered } from "./scripts/pre-render.ts";

/** Sonner writes a style element when it is imported, which our content security policy refuses; ui/overlay/toaster.tsx imports the same rules as a file. */
function sonnerWithoutStyleElement(): Plugin {
  return {
    name: "sonner-without-style-element",
    transform(code, id) {
      if (!id.includes("/sonner/dist/index.")) return undefined;
      return { code: code.replace(/^__insertCSS\(".*"\);?$/m, ""), map: null };
    },
  };
}

const ROUTER_PREFETCH = fileURLToPath(new URL("src/web/lib/browser/router-prefetch.ts", import.meta.url));

function routerWithoutFramework(): Plugin {
  return {
    name: "router-without-framework",
    enforce: "pre",
    resolveId: (source, importer) =>
      source === "./ssr/components.js" && importer?.includes("/react-router/") ? ROUTER_PREFETCH : undefined,
  };
}

/** One file instead of six compresses better, and stays in the cache when only our own code changes. */
const REACT = /node_modules\/(react|react-dom|scheduler|react-router|clsx|@radix-ui\/react-(slot|compose-refs))\//;

/**
 * Without groups what pages share is cut into files of a kilobyte, 60 of them for the dashboard. Each group takes what those before it left.
 * Six: the heaviest page gets lighter, the lightest 13 kB heavier; with four it would be over its limit.
 */
const GROUPS = [
  { name: "react", test: REACT, priority: 3 },
  // What the landing page imports, and so every page.
  { name: "first", tags: ["$initial" as const], priority: 2 },
  { name: "app", minShareCount: 6, priority: 1 },
];

export default defineConfig({
  root: "src/web",
  plugins: [
    react(),
    tailwindcss(),
    sonnerWithoutStyleElement(),
    routerWithoutFramework(),
    beforePaint(),
    preRendered(),
  ],
  resolve: {
    alias: { "react-style-singleton": fileURLToPath(new URL("src/web/ui/adopted-style.ts", import.meta.url)) },
  },
  // The policy allows files from our own origin, not data: addresses.
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { "/api": "http://127.0.0.1:3000", "/developers": "http://127.0.0.1:3000" } },
});
