import "#pipeline/reader/deny-network.ts";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import loadCompiler, { TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler";
import * as z from "zod/mini";
import type { ReportPdf } from "#analysis/report/report-pdf.ts";

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

const WASM = import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm");
const MAIN = "/report.typ";
/** How the compiler counts its formats, and how it is told to throw what is wrong instead of describing it. */
const [PDF, THROWING] = [1, 1];
/** A report of two pages takes some 3 MB. */
const RESERVED_BYTES = new Uint8Array(8 * 1024 * 1024);
const SPENT_BYTES = 160 * 1024 * 1024;

const Artifact = z.object({ result: z.instanceof(Uint8Array) });

const { memory } = await loadCompiler({ module_or_path: await readFile(fileURLToPath(WASM)) });
const compiler = await openCompiler();
const fresh = rememberFresh();

async function openCompiler() {
  const builder = new TypstCompilerBuilder();
  // It sees the template and the fonts, and no file.
  builder.set_dummy_access_model();
  for (const url of [...GOOGLE_FONTS, HAN]) await builder.add_raw_font(await readFile(fileURLToPath(url)));
  const opened = await builder.build();
  opened.add_source(MAIN, await readFile(new URL("report.typ", import.meta.url), "utf8"));
  return opened;
}

/**
 * The compiler keeps all it has set for ever and is the slower for it. Its whole state is its memory, so that is put back after
 * each report, and nothing of one candidate is left when the next is set. A file that came and went leaves room for the reports:
 * what grows beyond it is lost until the process ends.
 */
function rememberFresh() {
  compiler.map_shadow("/room", RESERVED_BYTES);
  compiler.unmap_shadow("/room");
  return new Uint8Array(memory.buffer).slice();
}

/** The report comes as data and never as source: whatever a CV says is set as it is written. */
function print(report: ReportPdf): Uint8Array {
  const world = compiler.snapshot("/", MAIN, [["report", JSON.stringify(report)]]);
  const { result } = Artifact.parse(world.get_artifact(PDF, THROWING));
  world.free();
  new Uint8Array(memory.buffer).set(fresh);
  return result;
}

process.on("message", (report: ReportPdf) => {
  const answer = print(report);
  process.send?.({ kind: "answer", answer, isSpent: memory.buffer.byteLength > SPENT_BYTES });
});
// The server is gone, perhaps while this process was still starting: nobody is left to set for.
process.on("disconnect", () => process.exit());
if (!process.connected) process.exit();
process.send?.({ kind: "ready" });
