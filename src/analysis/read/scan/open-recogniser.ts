import createCore from "tesseract.js-core/tesseract-core-relaxedsimd-lstm.js";
import { capMemory } from "#analysis/read/pdf/cap-memory.ts";
import type { GreyPicture, RecognisedWord } from "#analysis/read/recognition.ts";
import { recognisePicture } from "./recognise-picture.ts";

/** The operand -128 sixteen times, as a constant in WASM code, and the sums that are expected of it. */
const OPERAND = [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0x80)];
const SUMS = [0xfd, 0x0c, 0, 0, 1, 0, 0, 0x81, 0, 0, 0, 0x81, 0, 0, 0, 2, 0, 0];
/** The same with -127. */
const MILDER_OPERAND = [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0x81)];
const MILDER_SUMS = [0xfd, 0x0c, 0, 0xfe, 0, 0, 0xfe, 0x7f, 0, 0, 0xfe, 0x7f, 0, 0, 0xfc, 1, 0, 0];

export interface Recogniser {
  /** In reading order. Empty for a picture without legible English text in printed letters. */
  recognise: (picture: GreyPicture) => RecognisedWord[];
}

/** A page of 12 million pixels takes under 128 MB. */
const MAX_MEMORY_BYTES = 256 * 1024 * 1024;
const NEURAL = 1;
/** Finds columns, paragraphs and lines by itself. */
const WHOLE_PAGE = 3;
/** How ink is told from paper. What is left of noise misleads a threshold for the whole page; light letters on dark need one. */
const BY_PAGE = "0";
const BY_SURROUNDINGS = "2";

/** Tesseract as WASM: no native code, no network, no threads; one picture after another, each as if it were the first. */
export async function openRecogniser(parts: { wasm: ArrayBuffer; language: Uint8Array }): Promise<Recogniser> {
  const wasmBinary = capMemory(passSelfTest(parts.wasm), MAX_MEMORY_BYTES);
  const core = await createCore({ wasmBinary, print: ignore, printErr: ignore });
  core.FS.writeFile("/eng.traineddata", parts.language);
  const api = new core.TessBaseAPI();
  if (api.Init("/", "eng", NEURAL) !== 0) throw new Error("the language data of the recogniser could not be loaded");
  api.SetPageSegMode(WHOLE_PAGE);
  const readTable = (picture: GreyPicture, wasNoisy: boolean) => {
    api.SetVariable("thresholding_method", wasNoisy ? BY_SURROUNDINGS : BY_PAGE);
    core.FS.writeFile("/input", writePgm(picture));
    api.SetImageFile(1, 0);
    api.SetSourceResolution(Math.round(picture.dpi));
    api.Recognize(null);
    const table = api.GetTSVText(0);
    api.Clear();
    return table;
  };
  return { recognise: (picture) => recognisePicture(readTable, picture) };
}

function ignore(): void {}

/** The plainest file of a grey picture there is. */
function writePgm({ width, height, pixels }: GreyPicture): Uint8Array {
  const header = Uint8Array.from(`P5\n${width} ${height}\n255\n`, (letter) => letter.charCodeAt(0));
  const file = new Uint8Array(header.length + pixels.length);
  file.set(header);
  file.set(pixels, header.length);
  return file;
}

/**
 * When it starts, Tesseract tests whether the machine's dot product of bytes is exact, and computes at half the speed where it is not.
 * V8's first compiler, which runs that test, overflows at -128 times -128 on ARM. Tesseract's networks keep to ±127, which never
 * overflows, so the test is made with -127. Where the product is wrong for other reasons, the test still fails.
 */
function passSelfTest(wasm: ArrayBuffer): ArrayBuffer {
  const bytes = new Uint8Array(wasm.slice());
  bytes.set(MILDER_OPERAND, findBytes(bytes, OPERAND));
  bytes.set(MILDER_SUMS, findBytes(bytes, SUMS));
  return bytes.buffer;
}

function findBytes(bytes: Uint8Array, pattern: number[]): number {
  const isHere = (at: number) => pattern.every((byte, index) => bytes[at + index] === byte);
  let at = bytes.indexOf(0xfd);
  while (at !== -1 && !isHere(at)) at = bytes.indexOf(0xfd, at + 1);
  if (at === -1) throw new Error("the recogniser has another self-test than expected");
  return at;
}
