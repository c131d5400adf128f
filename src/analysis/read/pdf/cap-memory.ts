const MEMORY_SECTION = 5;
const SECTIONS_START = 8;
const PAGE_BYTES = 65_536;

/**
 * A WASM program says in its memory section how far its memory may grow; PDFium's says 2 GB. With a lower ceiling a file that
 * unpacks without end fails inside PDFium instead of filling the machine.
 */
export function capMemory(wasm: ArrayBuffer, maxBytes: number): ArrayBuffer {
  const bytes = new Uint8Array(wasm.slice());
  let section = SECTIONS_START;
  for (;;) {
    const [length, body] = readNumber(bytes, section + 1);
    if (bytes[section] === MEMORY_SECTION) {
      // Count of memories (one), flag (a maximum is given), minimum, maximum.
      const [, maximum] = readNumber(bytes, body + 2);
      writeNumber(bytes, maximum, maxBytes / PAGE_BYTES);
      return bytes.buffer;
    }
    if (section >= bytes.length) throw new Error("the WASM program has no memory section");
    section = body + length;
  }
}

/** LEB128: seven bits in a byte, the highest bit says that more follow. */
function readNumber(bytes: Uint8Array, start: number): [value: number, end: number] {
  let [value, at] = [0, start];
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * 2 ** shift;
    at += 1;
    if ((byte & 0x80) === 0) return [value, at];
  }
}

/** In as many bytes as stood there before, so that nothing moves. */
function writeNumber(bytes: Uint8Array, start: number, value: number): void {
  const [, end] = readNumber(bytes, start);
  for (let at = start; at < end; at += 1) {
    bytes[at] = ((value >> (7 * (at - start))) & 0x7f) | (at < end - 1 ? 0x80 : 0);
  }
}
