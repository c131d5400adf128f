/** The operand -128 sixteen times, as a constant in WASM code, and the sums that are expected of it. */
const OPERAND = [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0x80)];
const SUMS = [0xfd, 0x0c, 0, 0, 1, 0, 0, 0x81, 0, 0, 0, 0x81, 0, 0, 0, 2, 0, 0];
/** The same with -127. */
const MILDER_OPERAND = [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0x81)];
const MILDER_SUMS = [0xfd, 0x0c, 0, 0xfe, 0, 0, 0xfe, 0x7f, 0, 0, 0xfe, 0x7f, 0, 0, 0xfc, 1, 0, 0];

/**
 * When it starts, Tesseract tests whether the machine's dot product of bytes is exact, and computes at half the speed where it is not.
 * V8's first compiler, which runs that test, overflows at -128 times -128 on ARM. Tesseract's networks keep to ±127, which never
 * overflows, so the test is made with -127. Where the product is wrong for other reasons, the test still fails.
 */
export function passSelfTest(wasm: ArrayBuffer): ArrayBuffer {
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
