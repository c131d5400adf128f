import { readFileSync } from "node:fs";
import process from "node:process";

// Run by the Node that is about to run the product: it must strip types, hold a program to what it may read, and run WebAssembly with SIMD.
interface Answer {
  mayWrite: boolean;
}

const answer: Answer = { mayWrite: process.permission.has("fs.write") };
const kernel = readFileSync(new URL("../src/analysis/match/relevance/kernel.wasm", import.meta.url));
const [first] = [3, 1, 2].toSorted((left, right) => left - right);
process.exitCode = !answer.mayWrite && WebAssembly.validate(kernel) && first === 1 ? 0 : 1;
