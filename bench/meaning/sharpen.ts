import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { DIMENSIONS, packTable, unpackTable } from "#analysis/match/meaning/table-format.ts";
import { listCvLines } from "./cv-lines.ts";
import { findPrincipalAxes } from "./principal-axes.ts";
import { stretchAxes } from "./stretch-axes.ts";
import { project } from "./symmetric-matrix.ts";
import { weighWords } from "./weigh-words.ts";

// Takes the table of word meanings as `npm run distil` leaves it, and makes it tell one CV from another better. Once: a second
// time would go too far.
// npm run sharpen -- --corpus folder [--from table]
const OUT = resolve(import.meta.dirname, "../../src/analysis/match/meaning/word-meanings.bin");
const { values: options } = parseArgs({
  options: { corpus: { type: "string", default: "" }, from: { type: "string", default: OUT } },
});

const { words, scales, rows } = unpackTable(new Uint8Array(readFileSync(options.from)));
const distilled = Float32Array.from(rows, (value, at) => value * (scales[Math.floor(at / DIMENSIONS)] ?? 0));
const texts = ["cvs-professions", "cvs-it"].flatMap((name) => readTexts(name));
const lines = listCvLines(texts, new Map(words.map((word, index) => [word, index])));
console.log(`${lines.length} lines of ${texts.length} CVs`);

const stretched = stretchAxes(distilled, DIMENSIONS, lines);
const weighed = weighWords(stretched, DIMENSIONS, lines);
writeFileSync(OUT, packTable(words, project(weighed, DIMENSIONS, findPrincipalAxes(weighed, DIMENSIONS, DIMENSIONS))));

function readTexts(name: string): string[] {
  const rowsOfFile = readFileSync(join(options.corpus, `${name}.jsonl`), "utf8")
    .trim()
    .split("\n");
  return rowsOfFile.map((row) => String(JSON.parse(row).text));
}
