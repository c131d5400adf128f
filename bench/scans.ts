import { loadavg } from "node:os";
import type { ReadDocument } from "#analysis/read/page.ts";
import { inventedCvs } from "#tests/support/invented-cvs.ts";
import { scanPdf, type ScanOptions } from "#tests/support/scan-writer.ts";
import { openTestReader, openTestRecognition, readText } from "#tests/support/test-reader.ts";
import { wordF1 } from "#tests/support/word-f1.ts";

// Ten invented CVs are printed and scanned, and what is recognised is compared with what was printed.
// npm run bench:scans
const SCANS: Record<string, ScanOptions> = {
  clean: {},
  "slanting by 1 degree": { degrees: 1 },
  "grainy paper": { noise: 60 },
  "slanting by 3 degrees, very grainy": { degrees: 3, noise: 120 },
  "upside down": { degrees: 180 },
};

console.log(`load before ${loadavg()[0]?.toFixed(2)}`);
const reader = await openTestReader();
const recognition = await openTestRecognition();
const rows: Record<string, Record<string, number>> = {};
for (const [name, options] of Object.entries(SCANS)) rows[name] = await measure(options);
console.table(rows);
console.log(`load after ${loadavg()[0]?.toFixed(2)}`);

async function measure(options: ScanOptions) {
  const scores: number[] = [];
  let [pages, cpuSeconds, quality] = [0, 0, 0];
  for (const { bytes } of inventedCvs(10)) {
    const printed = await readText(reader, bytes);
    const scan = scanPdf(bytes, options);
    const before = process.cpuUsage();
    const read = await readText(reader, scan, recognition);
    const { user, system } = process.cpuUsage(before);
    cpuSeconds += (user + system) / 1e6;
    pages += read.pages.length;
    quality += read.quality / 10;
    scores.push(wordF1(textOf(printed), textOf(read)));
  }
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return {
    "word F1": round(mean),
    worst: round(Math.min(...scores)),
    "CPU s a page": round(cpuSeconds / pages),
    quality: round(quality),
  };
}

function textOf(document: ReadDocument): string {
  return document.pages.map((page) => page.text).join("\n");
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
