import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");

/** The layers, and what each may import besides itself. */
const ALLOWED_IMPORTS: Record<string, string[]> = {
  "src/shared": [],
  "src/analysis": ["src/shared"],
  "src/programs": ["src/shared"],
  "src/server/db": ["src/shared"],
  "src/server/gateways": ["src/shared"],
  "src/server/live": ["src/shared"],
  "src/server/pipeline": ["src/shared", "src/analysis", "src/server/db", "src/server/gateways", "src/server/live"],
  "src/server/commands": [
    "src/shared",
    "src/analysis",
    "src/server/db",
    "src/server/gateways",
    "src/server/live",
    "src/server/pipeline",
  ],
  "src/server/http": ["src/shared", "src/programs", "src/server/db", "src/server/live", "src/server/commands"],
  "src/server": [
    "src/shared",
    "src/server/db",
    "src/server/gateways",
    "src/server/live",
    "src/server/pipeline",
    "src/server/commands",
    "src/server/http",
  ],
  "src/cli": ["src/shared", "src/analysis", "src/programs", "src/server/pipeline"],
  "src/web/ui": [],
  "src/web/lib": ["src/shared"],
  "src/web/features": ["src/shared", "src/web/lib", "src/web/ui"],
  "src/web/screens": ["src/shared", "src/web/lib", "src/web/ui", "src/web/features"],
  "src/web": ["src/shared", "src/web/lib", "src/web/ui", "src/web/features", "src/web/screens"],
};
/** The steps of the analysis: each may import those before it. The lexicon holds word lists; a language model may use every step. */
const STEPS = ["read", "lexicon", "extract", "blind", "criteria", "match", "score", "report", "model"];
const LAYERS = Object.keys(ALLOWED_IMPORTS).toSorted((left, right) => right.length - left.length);
const IMPORT_ALIASES: Record<string, string> = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).imports;

/** Packages that only some layers may import: SQL stays in `db`, HTTP in `http`. */
const ONLY_IN: Record<string, string[]> = {
  "drizzle-orm": ["src/server/db"],
  pg: ["src/server/db"],
  "pg-boss": ["src/server/db"],
  hono: ["src/server/http", "src/server"],
  jose: ["src/server/commands"],
  "@embedpdf/pdfium": ["src/analysis"],
  "@modelcontextprotocol/server": ["src/programs", "src/server/http", "src/cli"],
  react: ["src/web", "src/web/ui", "src/web/lib", "src/web/features", "src/web/screens"],
};
const NAMELESS = /(^|\/)(utils?|helpers?|services?|common|types|core|misc)(\/|\.|$)/;

const files = readdirSync(join(ROOT, "src"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
const sources = files.filter((file) => !/\.test\.tsx?$/.test(file));

function importsOf(file: string): string[] {
  return specifiersIn(readFileSync(join(ROOT, file), "utf8"));
}

/** Without imports of types, which are gone when the code runs, and without import(), which runs later. */
function loadedImportsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  const types = /^import (?:type [^;]*?|\{(?:\s*type \w+(?: as \w+)?,?)+\s*\}) from "[^"]+";$/gm;
  return specifiersIn(text.replaceAll(types, "").replaceAll("import(", ""));
}

function specifiersIn(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom\s|(?<!-)\bimport\b)\s*\(?\s*["'`]([^"'`$]+)/g)].flatMap(([, specifier]) =>
    specifier === undefined ? [] : [specifier],
  );
}

function layerOf(path: string) {
  return LAYERS.find((layer) => path.startsWith(`${layer}/`));
}

/** Where an import leads: a file of ours, or undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return join(file, "..", specifier).replaceAll("\\", "/");
  const alias = Object.keys(IMPORT_ALIASES).find((name) => specifier.startsWith(name.slice(0, -1)));
  return alias === undefined
    ? undefined
    : specifier.replace(alias.slice(0, -1), IMPORT_ALIASES[alias]?.slice(2, -1) ?? "");
}

function featureOf(path: string) {
  return /^src\/web\/features\/([^/]+)/.exec(path)?.[1];
}

test("the source files are found", () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(importsOf).length).toBeGreaterThan(300);
  expect(new Set(sources.map(layerOf))).toEqual(new Set(LAYERS));
});

test("every import stays in its layer or goes to one that is allowed", () => {
  const broken = sources.flatMap((file) =>
    importsOf(file).flatMap((specifier) => {
      const target = targetOf(file, specifier);
      const [from, to] = [layerOf(file), target === undefined ? undefined : layerOf(target)];
      const isAllowed =
        target === undefined ||
        from === to ||
        (from !== undefined && to !== undefined && ALLOWED_IMPORTS[from]?.includes(to));
      return isAllowed ? [] : [`${file} -> ${specifier}`];
    }),
  );
  expect(broken).toEqual([]);
});

function stepOf(path: string) {
  return STEPS.indexOf(/^src\/analysis\/([^/]+)\//.exec(path)?.[1] ?? "");
}

test("a step of the analysis imports only steps before it", () => {
  const steps = new Set(sources.map(stepOf));
  expect([...STEPS.keys()].filter((step) => !steps.has(step))).toEqual([]);
  const back = sources
    .filter((file) => stepOf(file) !== -1)
    .flatMap((file) =>
      importsOf(file)
        .filter((specifier) => stepOf(targetOf(file, specifier) ?? "") > stepOf(file))
        .map((specifier) => `${file} -> ${specifier}`),
    );
  expect(back).toEqual([]);
});

test("no file imports itself through others", () => {
  const done = new Set<string>();
  function findCycle(file: string, path: string[]): string[] {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(" -> ")];
    if (done.has(file)) return [];
    done.add(file);
    const targets = loadedImportsOf(file).flatMap((specifier) => targetOf(file, specifier) ?? []);
    return targets.filter((target) => known.has(target)).flatMap((target) => findCycle(target, [...path, file]));
  }
  const known = new Set(sources);
  expect(sources.flatMap((file) => findCycle(file, []))).toEqual([]);
});

test("a folder holds at most 25 source files", () => {
  const folders = Map.groupBy(sources, (file) => dirname(file));
  expect([...folders].filter(([, held]) => held.length > 25).map(([folder]) => folder)).toEqual([]);
});

test("a feature never imports another", () => {
  const broken = sources.filter((file) => {
    const own = featureOf(file);
    return (
      own !== undefined &&
      importsOf(file).some((specifier) => ![undefined, own].includes(featureOf(targetOf(file, specifier) ?? "")))
    );
  });
  expect(broken).toEqual([]);
});

test("no import uses ../", () => {
  expect(files.filter((file) => importsOf(file).some((specifier) => specifier.startsWith("..")))).toEqual([]);
});

test("a package that belongs to some layers is imported there only", () => {
  const broken = sources.flatMap((file) =>
    importsOf(file).flatMap((specifier) => {
      const layers = Object.entries(ONLY_IN).find(
        ([name]) => specifier === name || specifier.startsWith(`${name}/`),
      )?.[1];
      return layers === undefined || layers.includes(layerOf(file) ?? "") ? [] : [`${file} -> ${specifier}`];
    }),
  );
  expect(broken).toEqual([]);
});

test("shared imports zod and nothing else", () => {
  const packages = sources
    .filter((file) => file.startsWith("src/shared/"))
    .flatMap((file) =>
      importsOf(file).filter((specifier) => !specifier.startsWith("./") && !specifier.startsWith("#shared/")),
    );
  expect(new Set(packages)).toEqual(new Set(["zod/mini"]));
});

test("no file or folder is called utils, helpers or the like", () => {
  expect(files.filter((file) => NAMELESS.test(file))).toEqual([]);
});

test("no file name occurs twice", () => {
  const names = sources.map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("a route's row and its handler lie under the same noun", async () => {
  const rows = sources.filter((file) => /^src\/shared\/\w+\/[\w-]+-routes\.ts$/.test(file));
  const tables = await Promise.all(rows.map((file) => import(join(ROOT, file))));
  const nounOf = new Map(
    tables.flatMap((table, at) => Object.keys(Object.values<object>(table)[0] ?? {}).map((name) => [name, rows[at]])),
  );
  const handlers = sources.filter((file) => file.startsWith("src/server/http/") && file.endsWith("-handlers.ts"));
  const named = handlers.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(/^ {2}(\w+): (?:async )?\(/gm)].map(([, name = ""]) => {
      const [handler, row] = [file, nounOf.get(name)].map((path = "") => basename(dirname(path)));
      return { name, handler, row };
    }),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ handler, row }) => handler !== row)).toEqual([]);
});
