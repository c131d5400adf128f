import "./deny-network.ts";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Paper } from "#analysis/report/paper.ts";

// The program of the child process in which reports are set: no environment, no network, no writing, one report at a time.

const GOOGLE_FONTS = [
  ...["400Regular", "500Medium", "600SemiBold"].map((weight) => `instrument-sans/${weight}/InstrumentSans_${weight}`),
  ...["400Regular", "400Regular_Italic", "600SemiBold"].map((weight) => `newsreader/${weight}/Newsreader_${weight}`),
  ...["400Regular", "600SemiBold"].flatMap((weight) => [
    `noto-sans/${weight}/NotoSans_${weight}`,
    // Before Noto's, whose letters are drawn in parts: copied from the paper they would be other letters.
    `vazirmatn/${weight}/Vazirmatn_${weight}`,
    `noto-sans-arabic/${weight}/NotoSansArabic_${weight}`,
    `noto-sans-devanagari/${weight}/NotoSansDevanagari_${weight}`,
    `noto-sans-hebrew/${weight}/NotoSansHebrew_${weight}`,
    `noto-sans-thai/${weight}/NotoSansThai_${weight}`,
  ]),
  "nanum-gothic/400Regular/NanumGothic_400Regular",
].map((name) => import.meta.resolve(`@expo-google-fonts/${name}.ttf`));
const HAN = new URL("../fonts/NotoSansHans-Regular.otf", import.meta.resolve("@embedpdf/fonts-sc")).href;

const fonts = await Promise.all([...GOOGLE_FONTS, HAN].map((url) => readFile(fileURLToPath(url))));
const source = await readFile(new URL("report.typ", import.meta.url), "utf8");
const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs: fonts }] });
/** Older results stay in memory for ever otherwise; those of the fonts and the template are used again by the next report. */
const KEPT_ROUNDS = 2;

/** The report comes as data and never as source: whatever a CV says is set as it is written. */
function print(paper: Paper): Uint8Array {
  const compiled = compiler.compile({ mainFileContent: source, inputs: { report: JSON.stringify(paper) } });
  if (compiled.result === null) throw new Error("The report could not be set.");
  const pdf = compiler.pdf(compiled.result);
  compiler.evictCache(KEPT_ROUNDS);
  return new Uint8Array(pdf);
}

process.on("message", (paper: Paper) => {
  process.send?.({ kind: "answer", answer: print(paper), isSpent: false });
});
// The server is gone, perhaps while this process was still starting: nobody is left to set for.
process.on("disconnect", () => process.exit());
if (!process.connected) process.exit();
process.send?.({ kind: "ready" });
