import { dirname, relative, resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

const OUT = resolve(import.meta.dirname, "dist/server");

/** The product finds migrations, pages and child programs beside its sources, which stay where they are. */
function placesOfSources(): Plugin {
  return {
    name: "places-of-sources",
    transform(code, id) {
      if (!id.includes("/src/") || id.includes("/node_modules/") || !code.includes("import.meta.")) return undefined;
      const path = JSON.stringify(relative(OUT, id));
      const places = code
        .replaceAll(
          "import.meta.dirname",
          `(import.meta.dirname + ${JSON.stringify(`/${relative(OUT, dirname(id))}`)})`,
        )
        .replaceAll("import.meta.filename", `(import.meta.dirname + "/" + ${path})`)
        .replaceAll("import.meta.url", `new URL(${path}, import.meta.url).href`);
      return { code: places, map: null };
    },
  };
}

/** The server in a few files: loading its 1,400 modules one by one costs more than all else that a start does. */
export default defineConfig({
  plugins: [placesOfSources()],
  build: {
    ssr: "src/server/main.ts",
    outDir: OUT,
    target: "node24",
    rolldownOptions: { output: { chunkFileNames: "[name].js" } },
  },
  ssr: { noExternal: true, external: ["@node-rs/argon2"] },
});
