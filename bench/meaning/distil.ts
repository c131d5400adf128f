import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { listWords, splitIntoPieces } from "#analysis/match/meaning/split-into-pieces.ts";
import { DIMENSIONS, packTable } from "#analysis/match/meaning/table-format.ts";
import { fitTable, multiply, type SparseRow } from "./least-squares.ts";
import { findPrincipalAxes } from "./principal-axes.ts";
import { project } from "./symmetric-matrix.ts";
import { openSentenceModel, SENTENCE_DIMENSIONS as WIDTH } from "./sentence-model.ts";

// Makes the table of word meanings: each word as the sentence model understands it alone, then moved so that the mean of a
// line's words comes as near as it can to what the model makes of the whole line. `npm run sharpen` finishes it.
// npm run distil -- --tools folder --corpus folder
const { values: options } = parseArgs({
  options: { tools: { type: "string", default: "" }, corpus: { type: "string", default: "" } },
});

const OUT = resolve(import.meta.dirname, "../../src/analysis/match/meaning/word-meanings.bin");
/** A word of fewer texts is a name or a slip. */
const FEWEST_TEXTS = 5;
const PULL = 5;
const ROUNDS = 40;
const WHOLE = /^[a-z][a-z0-9+#.&'-]*$/u;
const INNER = /^##[a-z0-9]+$/u;

const model = await openSentenceModel(resolve(options.tools));
const texts = ["cvs-professions", "cvs-it", "ads-professions", "ads-it"].flatMap((name) => readTexts(name));
const lines = [...new Set(texts.flatMap((text) => text.split("\n")).map((line) => line.trim()))].filter(
  (line) => line.length > 2,
);
const words = listVocabulary();
const known = new Map(words.map((word, index) => [word, index]));
console.log(`${words.length} words, ${lines.length} lines`);

const alone = await model.embed(
  words.map((word) => word.replace("##", "")),
  log("words"),
);
const whole = await model.embed(lines, log("lines"));
centre(whole);
centre(alone);
weighByRarity();
const rows = lines.map((line) => asRow(line));
for (const [row, { columns, share }] of rows.entries()) scaleRow(whole, row, share * columns.length);
scaleToFit();
console.log(`likeness to the model's own lines before: ${measureLikeness(alone).toFixed(3)}`);
const table = fitTable({ rows, targets: whole, start: alone, width: WIDTH }, PULL, ROUNDS);
console.log(`likeness after: ${measureLikeness(table).toFixed(3)}`);
const axes = findPrincipalAxes(table, WIDTH, DIMENSIONS);
writeFileSync(OUT, packTable(words, project(table, WIDTH, axes)));

function readTexts(name: string): string[] {
  const rowsOfFile = readFileSync(join(options.corpus, `${name}.jsonl`), "utf8")
    .trim()
    .split("\n");
  return rowsOfFile.map((row) => String(JSON.parse(row).text));
}

function listVocabulary(): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of new Set(listWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const general = [...model.vocabulary.keys()].filter((word) => WHOLE.test(word) && listWords(word).length > 0);
  const ofTheTrades = [...counts].filter(([word, count]) => count >= FEWEST_TEXTS && !model.vocabulary.has(word));
  const inner = [...model.vocabulary.keys()].filter((word) => INNER.test(word));
  return [...general, ...ofTheTrades.map(([word]) => word).toSorted(), ...inner];
}

function log(what: string) {
  return (done: number) => {
    if (done % 6400 === 0) console.log(what, done);
  };
}

function asRow(line: string): SparseRow {
  const columns = Int32Array.from(listWords(line).flatMap((word) => splitIntoPieces(word, known)));
  // A long line counts more than a short one, but not as much as it is longer.
  return { columns, share: columns.length === 0 ? 0 : 1 / Math.sqrt(columns.length) };
}

function centre(values: Float32Array) {
  const mean = new Float64Array(WIDTH);
  for (const [at, value] of values.entries()) mean[at % WIDTH] = (mean[at % WIDTH] ?? 0) + value;
  const count = values.length / WIDTH;
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) - (mean[at % WIDTH] ?? 0) / count;
}

/** The model's vocabulary is in the order of how common its words are. */
function weighByRarity() {
  for (const [row, word] of words.entries()) scaleRow(alone, row, Math.log(1 + (model.vocabulary.get(word) ?? 30_000)));
}

function scaleRow(values: Float32Array, row: number, factor: number) {
  for (let at = row * WIDTH; at < (row + 1) * WIDTH; at += 1) values[at] = (values[at] ?? 0) * factor;
}

function scaleToFit() {
  const image = multiply(rows, alone, WIDTH);
  const factor = sumOfProducts(image, whole) / sumOfProducts(image, image);
  for (let at = 0; at < alone.length; at += 1) alone[at] = (alone[at] ?? 0) * factor;
}

function sumOfProducts(left: Float32Array, right: Float32Array): number {
  return left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);
}

function measureLikeness(values: Float32Array): number {
  const image = multiply(rows, values, WIDTH);
  const likenesses = rows.flatMap((_, row) => {
    const mine = image.subarray(row * WIDTH, (row + 1) * WIDTH);
    const wanted = whole.subarray(row * WIDTH, (row + 1) * WIDTH);
    const lengths = Math.sqrt(sumOfProducts(mine, mine) * sumOfProducts(wanted, wanted));
    return lengths === 0 ? [] : [sumOfProducts(mine, wanted) / lengths];
  });
  return likenesses.reduce((sum, likeness) => sum + likeness, 0) / likenesses.length;
}
