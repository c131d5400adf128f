import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type ViteBuilder } from "vite";
import { compressFiles } from "./compress-files.ts";
import { isWithin, tableOf, weighPages } from "./page-budgets.ts";
import { renderPages, rulesOf, writePages } from "./write-pages.ts";

const ROOT = join(import.meta.dirname, "..");
const WEB = join(ROOT, "src/web");
const BUILT = join(ROOT, "dist/web");
const RENDERER = join(ROOT, "dist/renderer");
const BEFORE_PAINT = /^assets\/before-paint-.*\.js$/;
const FIRST_FONT = /^assets\/instrument-sans-latin-wght-normal-.*\.woff2$/;

/** Builds the app twice, for writing its public pages and for browsers, writes these, and weighs the result. */
export function preRendered(): Plugin {
  let rules = "";

  async function buildAll(builder: ViteBuilder) {
    const { client, pages } = builder.environments;
    if (!client || !pages) throw new Error("The build has lost an environment.");
    await builder.build(pages);
    const { renderPage } = await import(pathToFileURL(join(RENDERER, "render-page.js")).href);
    const bodies = await renderPages(renderPage);
    rules = rulesOf(bodies);
    await builder.build(client);
    writePages(BUILT, bodies);
    const weights = weighPages(BUILT);
    if (!isWithin(weights)) throw new Error(`The pages have become too heavy.\n${tableOf(weights)}`);
    await compressFiles(join(BUILT, "assets"));
  }

  return {
    name: "pre-rendered",
    enforce: "pre",
    config: (_, { command }) =>
      command === "build" ? { environments: { pages: renderer() }, builder: { sharedConfigBuild: true } } : {},
    transform: (code, id) => (id.endsWith("/src/web/app.css") ? `${code}\n${rules}` : undefined),
    buildApp: { order: "post", handler: buildAll },
  };
}

function renderer() {
  return {
    consumer: "server" as const,
    resolve: { noExternal: true as const },
    build: {
      outDir: RENDERER,
      emptyOutDir: true,
      minify: false,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(WEB, "render-page.tsx"), output: { codeSplitting: true } },
    },
  };
}

/** A script that holds up the first paint must be tiny and may be no module, so it is built by itself. */
export function beforePaint(): Plugin {
  return {
    name: "before-paint",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async buildStart() {
      this.emitFile({ type: "asset", name: "before-paint.js", source: await buildBeforePaint() });
    },
    transformIndexHtml: { order: "post", handler: (html, { bundle }) => putFirst(html, Object.keys(bundle ?? {})) },
  };
}

async function buildBeforePaint() {
  const built = await build({
    configFile: false,
    root: WEB,
    logLevel: "error",
    publicDir: false,
    build: { write: false, lib: { entry: "before-paint.ts", name: "beforePaint", formats: ["iife"] } },
  });
  const [file] = Array.isArray(built) ? (built[0]?.output ?? []) : "output" in built ? built.output : [];
  if (file?.type !== "chunk") throw new Error("before-paint.ts was not built.");
  return file.code;
}

/** After the colours that it sets, before the style sheets that it would have to wait for. */
function putFirst(html: string, files: string[]) {
  const script = files.find((file) => BEFORE_PAINT.test(file));
  const font = files.find((file) => FIRST_FONT.test(file));
  const tags = [
    `<script src="/${script}"></script>`,
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}" />`,
  ];
  return html.replace("<!--before-paint-->", tags.join("\n"));
}
