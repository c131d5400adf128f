import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { ROOT } from "./set-up.mjs";

// Lays what is published into dist/package: the product's folder as it is here, with JavaScript in place of TypeScript, because Node
// strips no types inside node_modules. Types become blanks, so lines and columns of a stack trace are those of the sources.
const OUT = join(ROOT, "dist", "package");
const SOURCES = ["src/shared", "src/analysis", "src/programs", "src/server", "src/cli"];
const SCRIPTS = ["installed", "run-product", "supervise", "oldest-node"];
const LEFT_OUT = /\.test\.ts$|tsconfig\.json$|evenhand\.mjs$/;
const RELATIVE_IMPORT = /\b(from|import)(\s*\(?\s*")(\.[^"]*)\.ts"/g;

// That stripping types is new in Node is known here, and no news for who packs.
process.removeAllListeners("warning");
rmSync(OUT, { recursive: true, force: true });
for (const folder of SOURCES) copySources(folder);
for (const name of SCRIPTS) copy(`scripts/${name}.mjs`);
for (const folder of ["dist/web", "dist/reader"]) cpSync(join(ROOT, folder), join(OUT, folder), { recursive: true });
writeFileSync(join(OUT, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);

function copySources(folder) {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile() && !LEFT_OUT.test(each.name)))
    copy(join(entry.parentPath, entry.name).slice(ROOT.length + 1));
}

function copy(path) {
  const target = join(OUT, path.replace(/\.ts$/, ".js"));
  mkdirSync(dirname(target), { recursive: true });
  if (path.endsWith(".ts")) writeFileSync(target, toJavaScript(readFileSync(join(ROOT, path), "utf8")));
  else cpSync(join(ROOT, path), target);
}

function toJavaScript(source) {
  return stripTypeScriptTypes(source).replaceAll(RELATIVE_IMPORT, '$1$2$3.js"');
}

/** The nearest package.json says what `#names` stand for: those of TypeScript files for the JavaScript that was made of them. */
function manifest() {
  const { name, version, type, imports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const published = Object.entries(imports).filter(
    ([, path]) => typeof path === "string" && SOURCES.some((folder) => path.startsWith(`./${folder}/`)),
  );
  const pairs = published.flatMap(([alias, path]) => [
    [alias.replace(/\*$/, "*.ts"), path.replace(/\*$/, "*.js")],
    [alias, path],
  ]);
  return {
    name,
    version,
    type,
    imports: { ...Object.fromEntries(pairs), "#reader-program": imports["#reader-program"].built },
  };
}
